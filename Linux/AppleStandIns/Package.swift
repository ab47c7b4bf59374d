// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The stand-ins lay out, draw and audit thousands of screens in a test run: optimized in debug builds too.
let optimized = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A module under the name of the Apple framework that it stands in for.
func standIn(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: ["FoundationAdditions"] + dependencies, swiftSettings: optimized)
}

let package = Package(
    name: "AppleStandIns",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Accessibility", targets: ["Accessibility"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
        // For the tests of the app, which have SQLite check its files, and measure its pictures.
        .library(name: "CSQLite", targets: ["CSQLite"]),
        .library(name: "CPango", targets: ["CPango"]),
    ],
    targets: [
        // Debian's libraries.
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
        .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

        // The stand-ins' own parts, visible to this package only.
        .target(name: "FoundationAdditions", swiftSettings: optimized),
        .target(name: "Stage", swiftSettings: optimized),
        .target(name: "Drawing", dependencies: ["CPango", "CFontconfig"], swiftSettings: optimized),
        .target(name: "Hosts", dependencies: ["Stage", "Drawing", "CGtk"], swiftSettings: optimized),

        // What the app imports.
        standIn(
            "SwiftUI",
            uses: ["Stage", "Drawing", "Hosts", "Accessibility", "CoreTransferable", "UniformTypeIdentifiers"]),
        standIn("CoreTransferable", uses: ["UniformTypeIdentifiers"]),
        standIn("UniformTypeIdentifiers"),
        standIn("Accessibility", uses: ["Stage"]),
        standIn("CoreData", uses: ["Stage", "CSQLite"]),
        standIn("UserNotifications", uses: ["Stage"]),
        standIn("XCUIAutomation", uses: ["Stage"]),

        .testTarget(
            name: "SwiftUITests", dependencies: ["SwiftUI", "Stage", "Drawing", "Hosts"], swiftSettings: strict),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing"], swiftSettings: strict),
        // An app without SwiftUI, which the tests of the hosts drive as a process of its own.
        .executableTarget(
            name: "RehearsalApp", dependencies: ["Hosts", "Stage", "Drawing", "CGtk"], path: "Tests/RehearsalApp",
            swiftSettings: strict),
        .testTarget(
            name: "HostsTests", dependencies: ["Hosts", "Stage", "Drawing", "CGtk", "XCUIAutomation", "RehearsalApp"],
            swiftSettings: strict),
        .testTarget(
            name: "UserNotificationsTests", dependencies: ["UserNotifications", "Stage"], swiftSettings: strict),
        .testTarget(
            name: "CoreDataTests", dependencies: ["CoreData", "Stage", "CSQLite"], swiftSettings: strict),
        .testTarget(
            name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions"], swiftSettings: strict),
    ]
)
