// swift-tools-version: 6.2
import PackageDescription

var strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
var dataFrameworks: [Target.Dependency] = []
var interfaceFrameworks: [Target.Dependency] = []

#if os(Linux)
// Apple's frameworks do not exist here: modules of the same names stand in for them (Linux/README.md).
strict.append(.enableUpcomingFeature("MemberImportVisibility"))
let standIns = "AppleStandIns"
dataFrameworks = [
    .product(name: "CoreData", package: standIns), .product(name: "UserNotifications", package: standIns),
]
interfaceFrameworks = [
    .product(name: "SwiftUI", package: standIns),
    .product(name: "Accessibility", package: standIns),
    .product(name: "CoreTransferable", package: standIns),
    .product(name: "UniformTypeIdentifiers", package: standIns),
]
#endif

let package = Package(
    name: "Daychain",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "DaychainCore", targets: ["DaychainCore"]),
        .library(name: "DaychainData", targets: ["DaychainData"]),
        .library(name: "DaychainUI", targets: ["DaychainUI"]),
    ],
    targets: [
        .target(name: "DaychainCore", swiftSettings: strict),
        .target(name: "DaychainData", dependencies: ["DaychainCore"] + dataFrameworks, swiftSettings: strict),
        .target(name: "DaychainUI", dependencies: ["DaychainCore"] + interfaceFrameworks, swiftSettings: strict),
        .target(name: "TestSupport", dependencies: ["DaychainCore"], path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(name: "DaychainCoreTests", dependencies: ["DaychainCore", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "DaychainDataTests", dependencies: ["DaychainCore", "DaychainData", "TestSupport"] + dataFrameworks,
            swiftSettings: strict),
        .testTarget(
            name: "DaychainUIModelTests",
            dependencies: ["DaychainCore", "DaychainUI", "TestSupport"] + interfaceFrameworks,
            swiftSettings: strict),
    ]
)

#if os(Linux)
package.dependencies = [.package(path: "Linux/AppleStandIns")]
package.targets += [
    .executableTarget(
        name: "Daychain",
        dependencies: ["DaychainCore", "DaychainData", "DaychainUI"] + dataFrameworks + interfaceFrameworks,
        path: "App/Daychain", exclude: ["Assets.xcassets", "PrivacyInfo.xcprivacy"],
        resources: [.copy("Localizable.xcstrings")],
        swiftSettings: strict),
    .testTarget(
        name: "DaychainUITests", dependencies: ["Daychain", .product(name: "XCUIAutomation", package: standIns)],
        path: "App/DaychainUITests", swiftSettings: strict),
    .testTarget(
        name: "AppTests",
        dependencies: [
            "Daychain", "DaychainCore", "DaychainData", "Pictures", "TestSupport",
            .product(name: "CPango", package: standIns), .product(name: "CSQLite", package: standIns),
        ] + dataFrameworks,
        path: "Linux/AppTests", swiftSettings: strict),
    // What script/screenshots draws: previews, and stores for the app to open.
    .executableTarget(
        name: "Pictures", dependencies: ["DaychainCore", "DaychainData", "DaychainUI"] + interfaceFrameworks,
        path: "Linux/Pictures", swiftSettings: strict),
    .executableTarget(
        name: "Benchmarks",
        dependencies: ["DaychainCore", "DaychainData", "DaychainUI"] + dataFrameworks + interfaceFrameworks,
        path: "Benchmarks", swiftSettings: strict),
]
#endif
