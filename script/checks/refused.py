"""What the checks must refuse: for each case a name, what is broken, and the reason that must be given."""

UI, CORE, APP = "Sources/DaychainUI/Refused.swift", "Sources/DaychainCore/Refused.swift", "App/Daychain/Refused.swift"
TEST, UITEST = "Tests/DaychainCoreTests/Refused.swift", "App/DaychainUITests/Refused.swift"


def member(code):
    return f"struct Refused {{\n    {code}\n}}\n"


def view(code):
    return f"import SwiftUI\nstruct Refused: View {{\n    {code}\n}}\n"


# (name, path, snippet, what the check of the sources must say)
SOURCES = [
    ("import: Foundation", CORE, member("let date: Date"), r"Refused.swift:2: uses Date without importing Foundation"),
    ("import: CoreData", "Sources/DaychainData/Refused.swift", "func f(_ context: NSManagedObjectContext) {}\n",
     "without importing CoreData"),
    ("import: Observation", UI, "@MainActor @Observable final class Model {}\n", "without importing Observation"),
    ("import: UserNotifications", "Sources/DaychainData/Refused.swift", member("let request: UNNotificationRequest"),
     "without importing UserNotifications"),
    ("import: XCUIAutomation", UITEST, "import XCTest\nfunc f(_ app: XCUIApplication) {}\n",
     "importing XCUIAutomation"),
    ("import: geometry", UI, "import SwiftUI\nlet middle = CGPoint(x: 1, y: 2)\n", "need Foundation too"),
    ("import: the core knows no screen", CORE, "import SwiftUI\n", "must not import SwiftUI"),
    ("import: screens know no store", UI, "import DaychainData\n", "must not import DaychainData"),
    ("import: Synchronization", CORE, "import Synchronization\n", "must not import Synchronization"),
    ("name: Mutex", CORE, member("let lock: Mutex<Int>"), "Mutex needs iOS 18"),
    ("name: InlineArray", CORE, member("let days: InlineArray<7, Int>"), "InlineArray needs iOS 26"),
    ("type: [7 of Int]", CORE, member("let days: [7 of Int]"), "InlineArray, which needs iOS 26"),
    ("name: Observations", UI, "let changes = Observations { 1 }\n", "Observations needs iOS 26"),
    ("name: Task.immediate", UI, "func f() { Task.immediate {} }\n", "Task.immediate needs iOS 26"),
    ("name: Task(name:)", UI, "func f() { Task(name: \"a\") {} }\n", r"Task\(name:\) is newer"),
    ("call: Button(role:) without a label", UI, "let button = Button(role: .cancel) {}\n", "without a label"),
    ("call: ForEach over enumerated", UI,
     view("var body: some View { ForEach([1].enumerated(), id: \\.0) { Text($0) } }"),
     "takes it for a collection"),
    ("run time: optional function with a typed error", CORE, member("var load: (() throws(Failure) -> Int)?"),
     "typed error here needs iOS 18"),
    ("run time: array of functions with a typed error", CORE, member("var loads: [() throws(Failure) -> Int]"),
     "typed error here needs iOS 18"),
    ("run time: function with a typed error as an argument", CORE, member("var load: Box<() throws(Failure) -> Int>"),
     "typed error here needs iOS 18"),
    ("run time: view with a function of a typed error", UI,
     view("let save: () throws(Failure) -> Void\nvar body: some View {}"),
     "typed error here needs iOS 18"),
    ("language: module selector", CORE, member("let date = Foundation::Date()"), "module selectors are Swift 6.3's"),
    ("language: @c", CORE, "@c func f() {}\n", "@c is Swift 6.3's"),
    ("language: @specialized", CORE, "@specialized(where T == Int) func f<T>(_ t: T) {}\n",
     "@specialized is Swift 6.3's"),
    ("language: @inline(always)", CORE, "@inline(always) func f() {}\n", "is Swift 6.3's"),
    ("language: weak let", CORE, "final class Model { weak let other: Model? }\n", "weak let is Swift 6.3's"),
    ("language: await in defer", CORE, "func f() async { defer { await f() } }\n", "await in defer is Swift 6.4's"),
    ("language: isolated deinit", CORE, "@MainActor final class Model { isolated deinit {} }\n", "needs iOS 18.4"),
    ("language: @available", UI, "@available(iOS 18, *) func f() {}\n", "nothing newer than iOS 17.0"),
    ("language: #available", UI, "func f() { if #available(iOS 18, *) {} }\n", "nothing newer than iOS 17.0"),
    ("underscored attribute", CORE, "@_optimize(none) func f() {}\n", "@_optimize is not public"),
    ("underscored import", CORE, "@_exported import Foundation\n", "@_exported is not public"),
    ("underscored name", UI, view("var body: some View { _ConditionalContent() }"),
     "_ConditionalContent is not public"),
    ("underscored member", UI, view("var body: some View { Text(verbatim: \"\")._identified(by: 1) }"),
     "_identified is not public"),
    ("system: os(Linux) in the sources", UI, "#if os(Linux)\n#endif\n", "the same on every system"),
    ("system: os(Linux) in the app", APP, "#if os(Linux)\n#endif\n", "the same on every system"),
    ("system: os(Linux) in a test", TEST, "#if os(Linux)\n#endif\n", "the same on every system"),
    ("system: os(Linux) or another in a test's support", "Tests/TestSupport/Refused.swift",
     "#if os(Linux) || os(macOS)\n#endif\n", "the same on every system"),
    ("system: Linux's own library in a test", TEST, "import Glibc\n", "must not import Glibc"),
    ("system: a process of one's own in a test", TEST,
     "import Testing\n@Test func f() async { await #expect(processExitsWith: .success) {} }\n",
     "cannot be started on iOS"),
    ("system: os(Linux) in a UI test", UITEST, "#if os(Linux)\n#endif\n", "the same on every system"),
    ("system: canImport of what is everywhere", UI, "#if canImport(SwiftUI)\n#endif\n", "exists on every side"),
    ("macro: #Preview", UI, "#Preview { Text(verbatim: \"\") }\n", "#Preview expands in Xcode only"),
    ("macro: @Entry", UI, "import SwiftUI\nextension EnvironmentValues { @Entry var day = 1 }\n",
     "@Entry expands in Xcode only"),
    ("macro: #selector", CORE, "let chosen = #selector(f)\n", "#selector needs Objective-C"),
    ("macro: @objc", CORE, "final class Model { @objc func f() {} }\n", "@objc needs Objective-C"),
    ("isolation: a shape's path", UI,
     "import SwiftUI\nstruct Bead: Shape { func path(in rect: CGRect) -> Path { Path() } }\n",
     r"Bead.path must be nonisolated"),
    ("isolation: animatable data", UI, "import SwiftUI\nstruct Bead: Shape { var animatableData: Double { 1 } }\n",
     r"Bead.animatableData must be nonisolated"),
    ("isolation: a key on the main actor", UI, "import SwiftUI\n@MainActor struct Key: EnvironmentKey {}\n",
     "must not be main-actor"),
    ("isolation: a key's variable", UI, "import SwiftUI\nstruct Key: PreferenceKey { static var defaultValue = 1 }\n",
     "a key's default is"),
    ("isolation: a view in an extension", UI, "import SwiftUI\nextension Card: View { }\n",
     "does not isolate the type"),
    ("state: two values", UI,
     view("@State private var day = 1\n    init(day: Int) { _day = State(initialValue: day) }\n"
          "    var body: some View { EmptyView() }"), "Refused.swift:4: @State day has a value already"),
    ("state: an initialiser in an extension", UI,
     view("@State private var day: Int\n    var body: some View { EmptyView() }")
     + "extension Refused { init(later: Int) { _day = State(initialValue: later) } }\n",
     "Refused.swift:6: Refused has @State"),
    ("state: not private", UI, view("@State var day = 1\n    var body: some View { EmptyView() }"),
     "@State must be private"),
    ("size: a body", UI, view("var body: some View {\n" + "        Text(verbatim: \"\")\n" * 50 + "    }"),
     "a body of 52 lines"),
    ("size: a view's file", UI, view("var body: some View { EmptyView() }") + "\n" * 20 + "// more\n" * 200,
     "in a file of"),
    ("end: fatalError", CORE, "func f() -> Never { fatalError() }\n", "ends the app"),
    ("end: try!", CORE, "func f() { try! g() }\n", "ends the app"),
    ("end: as!", CORE, "func f(_ a: Any) -> Int { a as! Int }\n", "ends the app"),
    ("unfinished", CORE, "// TODO: later\nlet a = 1\n", "unfinished"),
]

# (name, snippet, what the check against the symbol graphs must say)
NEWER = [
    ("index: Mutex", "import Synchronization\nlet lock = Mutex(1)\n", r"Snippet.swift:2: Mutex exists since iOS 18.0"),
    ("index: InlineArray", "func f(_ days: InlineArray<7, Int>) {}\n", "InlineArray exists since iOS 26.0"),
    ("index: the newer of two overloads, by the type of its argument", "let wait = Duration.nanoseconds(1.5)\n",
     r"Duration.nanoseconds\(_:\) exists since iOS 26.0"),
    ("index: the newer of two overloads, by a subscript's index",
     "func f(_ days: [Int], _ set: RangeSet<Int>) -> [Int] { Array(days[set]) }\n",
     r"Collection.subscript\(_:\) exists since iOS 18.0"),
    ("index: a member that came with a later conformance", "let count = [1, 2].enumerated().count\n",
     "EnumeratedSequence.count exists since iOS 26.0"),
    ("index: Foundation",
     "import Foundation\nfunc f() { for _ in Calendar.current.dates(byAdding: .day, startingAt: Date()) {} }\n",
     r"Calendar.dates\(.*exists since iOS 18.0"),
    ("index: a part of Foundation that is not listed", "import Foundation\nlet lock = NSCondition()\n",
     "NSCondition is not in script/checks/foundation-ios.txt"),
]

# (name, snippet, what the compiler must say of it, which has nothing of SwiftUI that iOS 17.0 lacks)
COMPILED = [
    ("SwiftUI: iOS 18's navigationTransition",
     "import SwiftUI\nstruct Refused: View {\n    @Namespace private var space\n    var body: some View {\n"
     "        Text(verbatim: \"\").navigationTransition(.zoom(sourceID: 1, in: space))\n    }\n}\n",
     "has no member 'navigationTransition'"),
    ("SwiftUI: iOS 18's MeshGradient",
     "import SwiftUI\nlet mesh = MeshGradient(width: 2, height: 2, points: [], colors: [])\n",
     "cannot find 'MeshGradient' in scope"),
    ("SwiftUI: iOS 18's onScrollGeometryChange", view(
        "var body: some View { ScrollView { EmptyView() }.onScrollGeometryChange(for: Double.self) { $0.contentOffset.y }"
        " action: { _, _ in } }"), "has no member 'onScrollGeometryChange'"),
    ("SwiftUI: iOS 26's glassEffect", view("var body: some View { Text(verbatim: \"\").glassEffect() }"),
     "has no member 'glassEffect'"),
    ("SwiftUI: the newer of two overloads", view(
        "var body: some View { Text(verbatim: \"\").accessibilityLabel { label in label } }"),
     "accessibilityLabel|trailing closure"),
]

PROJECT, PBX = "script/checks/project.py", "App/Daychain.xcodeproj/project.pbxproj"
SCHEME = "App/Daychain.xcodeproj/xcshareddata/xcschemes/Daychain.xcscheme"
RESOURCES, ASSETS = "script/checks/resources.py", "App/Daychain/Assets.xcassets"
STRINGS, CATALOGUE = "script/checks/strings.py", "App/Daychain/Localizable.xcstrings"
WORKFLOWS, CI = "script/checks/workflows.py", ".github/workflows/ci.yml"
DOCUMENTS = "script/checks/documents.py"
PRIVACY = "App/Daychain/PrivacyInfo.xcprivacy"
COREDATA, OBJC = "Linux/AppleStandIns/Sources/CoreData/Refused.swift", "script/checks/parity"
SWIFTUI = "Linux/AppleStandIns/Sources/SwiftUI/Refused.swift"


def with_alpha(png):
    """The picture's header says that it has an alpha channel."""
    return png[:25] + b"\x06" + png[26:]


def half_size(png):
    return png[:16] + (512).to_bytes(4, "big") + png[20:]


# (name, check, file, old text or None for a whole file, new text or None to take the file away, reason)
FILES = [
    ("project: not a property list", PROJECT, PBX, "objects = {", "objects = ", "pbxproj"),
    ("project: a reference to nothing", PROJECT, PBX, "mainGroup = DA1C0A000000000000000110",
     "mainGroup = DA1C0A000000000000000119", "is used but not defined"),
    ("project: an identifier defined twice", PROJECT, PBX,
     "\t\tDA1C0A000000000000000113 /* DaychainUITests */ = {", "\t\tDA1C0A000000000000000112 /* Daychain */ = {",
     "is defined 2 times"),
    ("project: what nothing leads to", PROJECT, PBX, "\t\t\t\tDA1C0A000000000000000201 /* DaychainUITests */,\n", "",
     "cannot be reached|the targets are"),
    ("project: a folder that is not there", PROJECT, PBX, "path = DaychainUITests;", "path = DaychainUITest;",
     "does not exist"),
    ("project: another file in the app's folder", PROJECT, "App/Daychain/notes.md", None, "notes\n",
     "become part of the target"),
    ("project: a product that is not there", PROJECT, PBX, "productName = DaychainUI;", "productName = DaychainUX;",
     "no product DaychainUX"),
    ("project: a product that is not linked", PROJECT, PBX,
     "\t\t\t\tDA1C0A000000000000000312 /* DaychainUI in Frameworks */,\n", "", "cannot be reached"),
    ("project: no package", PROJECT, PBX, "relativePath = ..;", "relativePath = .;", "no package at"),
    ("project: package not referred to", PROJECT, PBX,
     "DA1C0A000000000000000303 /* XCLocalSwiftPackageReference \"..\" */,\n", "\n",
     "does not refer to its package"),
    ("project: iOS 18", PROJECT, PBX, "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "IPHONEOS_DEPLOYMENT_TARGET = 18.0;",
     "IPHONEOS_DEPLOYMENT_TARGET"),
    ("project: Swift 5", PROJECT, PBX, "SWIFT_VERSION = 6.0;", "SWIFT_VERSION = 5.0;", "SWIFT_VERSION"),
    ("project: no iPad", PROJECT, PBX, "TARGETED_DEVICE_FAMILY = \"1,2\";", "TARGETED_DEVICE_FAMILY = 1;",
     "TARGETED_DEVICE_FAMILY"),
    ("project: main actor by default", PROJECT, PBX, "SWIFT_VERSION = 6.0;",
     "SWIFT_VERSION = 6.0;\n\t\t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "SWIFT_DEFAULT_ACTOR_ISOLATION"),
    ("project: approachable concurrency in one target", PROJECT, PBX, "ENABLE_PREVIEWS = YES;",
     "ENABLE_PREVIEWS = YES;\n\t\t\t\tSWIFT_APPROACHABLE_CONCURRENCY = YES;",
     "overrides SWIFT_APPROACHABLE_CONCURRENCY"),
    ("project: somebody's team", PROJECT, PBX, "CODE_SIGN_STYLE = Automatic;",
     "CODE_SIGN_STYLE = Automatic;\n\t\t\t\tDEVELOPMENT_TEAM = ABCDE12345;", "DEVELOPMENT_TEAM"),
    ("project: entitlements", PROJECT, PBX, "ENABLE_PREVIEWS = YES;",
     "ENABLE_PREVIEWS = YES;\n\t\t\t\tCODE_SIGN_ENTITLEMENTS = a.entitlements;", "CODE_SIGN_ENTITLEMENTS"),
    ("project: one window", PROJECT, PBX, "UIApplicationSceneManifest_Generation = YES",
     "UIApplicationSceneManifest_Generation = NO",
     "SceneManifest"),
    ("project: full screen only", PROJECT, PBX, "ENABLE_PREVIEWS = YES;",
     "ENABLE_PREVIEWS = YES;\n\t\t\t\tINFOPLIST_KEY_UIRequiresFullScreen = YES;", "UIRequiresFullScreen"),
    ("project: no launch screen", PROJECT, PBX, "UILaunchScreen_Generation = YES", "UILaunchScreen_Generation = NO",
     "UILaunchScreen"),
    ("project: an orientation less", PROJECT, PBX, " UIInterfaceOrientationPortraitUpsideDown", "",
     "Orientations_iPad"),
    ("project: no Info.plist", PROJECT, PBX, "GENERATE_INFOPLIST_FILE = YES;", "GENERATE_INFOPLIST_FILE = NO;",
     "no Info.plist"),
    ("project: an icon of another name", PROJECT, PBX, "APPICON_NAME = AppIcon;", "APPICON_NAME = Icon;",
     "does not exist"),
    ("project: a language that no text has", PROJECT, PBX, "\t\t\t\ten,\n", "\t\t\t\ten,\n\t\t\t\tde,\n",
     "knownRegions"),
    ("project: older than Xcode 26", PROJECT, PBX, "LastUpgradeCheck = 2600;", "LastUpgradeCheck = 1600;",
     "older than Xcode 26"),
    ("project: tests of no app", PROJECT, PBX, "TestTargetID = DA1C0A000000000000000200;",
     "TestTargetID = DA1C0A000000000000000201;",
     "test no app"),
    ("project: a phase less", PROJECT, PBX, "\t\t\t\tDA1C0A000000000000000220 /* Sources */,\n", "",
     "cannot be reached|phases"),
    ("project: the tests' folder in the app", PROJECT, PBX,
     "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\tDA1C0A000000000000000112 /* Daychain */,",
     "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\tDA1C0A000000000000000113 /* DaychainUITests */,",
     "made of the folders"),
    ("scheme: another target", PROJECT, SCHEME, "BlueprintIdentifier = \"DA1C0A000000000000000200\"",
     "BlueprintIdentifier = \"DA1C0A000000000000000202\"", "which is no target"),
    ("scheme: another product", PROJECT, SCHEME, "BuildableName = \"Daychain.app\"", "BuildableName = \"Day.app\"",
     "misnames"),
    ("scheme: tests nothing", PROJECT, SCHEME, "skipped = \"NO\"", "skipped = \"YES\"", "the scheme tests"),
    ("scheme: not there", PROJECT, SCHEME, None, None, "No such file"),
    ("icon: alpha", RESOURCES, f"{ASSETS}/AppIcon.appiconset/AppIcon.png", None, with_alpha, "has an alpha channel"),
    ("icon: size", RESOURCES, f"{ASSETS}/AppIcon.appiconset/AppIcon-Dark.png", None, half_size, "512 by 1024"),
    ("icon: not there", RESOURCES, f"{ASSETS}/AppIcon.appiconset/AppIcon-Tinted.png", None, None, "does not exist"),
    ("icon: no tinted one", RESOURCES, f"{ASSETS}/AppIcon.appiconset/Contents.json", "\"tinted\"", "\"dark\"",
     "lacks an appearance"),
    ("colour: no increased contrast", RESOURCES, f"{ASSETS}/AccentColor.colorset/Contents.json", "\"high\"", "\"low\"",
     "increased contrast"),
    ("privacy: tracking", RESOURCES, PRIVACY, "<false/>", "<true/>", "says that the app tracks"),
    ("privacy: use that is not declared", RESOURCES, "App/Daychain/Refused.swift", None,
     "let d = UserDefaults.standard\n",
     "does not declare"),
    ("privacy: declaration that nothing uses", RESOURCES, PRIVACY, "<key>NSPrivacyAccessedAPITypes</key>\n\t<array/>",
     "<key>NSPrivacyAccessedAPITypes</key>\n\t<array><dict><key>NSPrivacyAccessedAPIType</key>"
     "<string>NSPrivacyAccessedAPICategoryDiskSpace</string><key>NSPrivacyAccessedAPITypeReasons</key>"
     "<array><string>E174.1</string></array></dict></array>", "which nothing uses"),
    ("text: not in the catalogue", STRINGS, "Sources/DaychainUI/Refused.swift", None,
     "import SwiftUI\nlet words = Text(\"Never translated\")\n", "Never translated"),
    ("text: not translated", STRINGS, CATALOGUE, "\"state\" : \"translated\"", "\"state\" : \"new\"",
     "is not translated"),
    ("text: left to Xcode", STRINGS, CATALOGUE, "\"extractionState\" : \"manual\"",
     "\"extractionState\" : \"stale\"", "not kept by hand"),
    ("text: used by nothing", STRINGS, CATALOGUE, "\"strings\" : {",
     "\"strings\" : {\n    \"Never shown\" : {\n      \"comment\" : \"a\",\n"
     "      \"extractionState\" : \"manual\"\n    },", "Never shown"),
    ("workflow: an action by its branch", WORKFLOWS, CI, "actions/checkout@v6", "actions/checkout@main",
     "is not pinned to a major tag"),
    ("workflow: a key that GitHub does not know", WORKFLOWS, CI, "timeout-minutes: 60", "timeout: 60",
     "knows no key timeout"),
    ("workflow: no Xcode 27", WORKFLOWS, CI, None, lambda text: text.replace(b"27.0", b"26.0"), "not with each of 26, 27"),
    ("workflow: shell that does not parse", WORKFLOWS, CI, "          fi\n", "", "does not parse"),
    ("document: a test that does not exist", DOCUMENTS, "docs/verification.md", "`ValidationTests`", "`ValidityTests`",
     "names ValidityTests, which does not exist"),
    ("document: a link to nothing", DOCUMENTS, "README.md", "](docs/verification.md)", "](docs/verified.md)",
     "leads to docs/verified.md"),
    ("document: no test of an acceptance check", DOCUMENTS,
     "App/DaychainUITests/Acceptance06MissedDayUITests.swift", None, None, "no test of acceptance check 6"),
    ("mac: a simulator that nothing boots", "script/checks/macos.py", "script/run", "xcrun simctl bootstatus", "true",
     "run: calls"),
    ("stand-in: an overload that Apple does not list", OBJC, COREDATA, None,
     "extension NSManagedObjectContext {\n    public func save(quickly: Bool) throws {}\n}\n",
     r"save\(quickly"),
    ("listed: an overload that SwiftUI has not", OBJC, SWIFTUI, None,
     "extension View {\n    public func navigationTitle(_ number: Int) -> some View { self }\n}\n",
     r"View.navigationTitle\(_:\) \(Int\): Apple's parameters"),
    ("listed: what SwiftUI has from iOS 18 on", OBJC, SWIFTUI, None,
     "public struct MeshGradient: View {\n    public var body: Never { fatalError() }\n}\n",
     "MeshGradient .*not in Apple's iOS 17 API"),
    ("stand-in: what Apple does not declare", OBJC, COREDATA, None,
     "extension NSManagedObjectContext {\n    public func saveSoon() {}\n}\n", "saveSoon"),
]
