import Foundation
import FoundationAdditions

/// Everything that the system puts into the environment, in one value, so that each part has its default in one place.
struct SystemEnvironment {
    var locale = Locale(identifier: "en_US")
    /// Nothing reads it here; a change of it is one for every view, as each may have localised a text.
    var pseudoLanguage: PseudoLanguage?
    var calendar = Calendar(identifier: .gregorian)
    var timeZone = TimeZone.current
    var layoutDirection = LayoutDirection.leftToRight
    var dynamicTypeSize = DynamicTypeSize.large
    var colorScheme = ColorScheme.light
    var colorSchemeContrast = ColorSchemeContrast.standard
    var legibilityWeight: LegibilityWeight?
    var horizontalSizeClass: UserInterfaceSizeClass?
    var verticalSizeClass: UserInterfaceSizeClass?
    var scenePhase = ScenePhase.active
    var displayScale: CGFloat = 2
    var isEnabled = true
    var isFocused = false
    var isPresented = false
    var supportsMultipleWindows = false
    var reduceMotion = false
    var reduceTransparency = false
    var differentiateWithoutColor = false
    var invertColors = false
    var showButtonShapes = false
    var voiceOverEnabled = false
    var switchControlEnabled = false
    var largeContentViewerEnabled = false
}

private struct SystemKey: EnvironmentKey { static var defaultValue: SystemEnvironment { SystemEnvironment() } }

extension EnvironmentValues {
    var system: SystemEnvironment {
        get { self[SystemKey.self] }
        set { self[SystemKey.self] = newValue }
    }

    public var locale: Locale {
        get { system.locale }
        set { system.locale = newValue }
    }
    public var calendar: Calendar {
        get { system.calendar }
        set { system.calendar = newValue }
    }
    public var timeZone: TimeZone {
        get { system.timeZone }
        set { system.timeZone = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { system.layoutDirection }
        set { system.layoutDirection = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { system.dynamicTypeSize }
        set { system.dynamicTypeSize = newValue }
    }
    public var colorScheme: ColorScheme {
        get { system.colorScheme }
        set { system.colorScheme = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast { system.colorSchemeContrast }
    public var legibilityWeight: LegibilityWeight? {
        get { system.legibilityWeight }
        set { system.legibilityWeight = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { system.horizontalSizeClass }
        set { system.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { system.verticalSizeClass }
        set { system.verticalSizeClass = newValue }
    }
    public var scenePhase: ScenePhase {
        get { system.scenePhase }
        set { system.scenePhase = newValue }
    }
    public var displayScale: CGFloat {
        get { system.displayScale }
        set { system.displayScale = newValue }
    }
    public var isEnabled: Bool {
        get { system.isEnabled }
        set { system.isEnabled = newValue }
    }
    public var isFocused: Bool { system.isFocused }
    public var isPresented: Bool { system.isPresented }
    public var supportsMultipleWindows: Bool { system.supportsMultipleWindows }
    public var accessibilityReduceMotion: Bool { system.reduceMotion }
    public var accessibilityReduceTransparency: Bool { system.reduceTransparency }
    public var accessibilityDifferentiateWithoutColor: Bool { system.differentiateWithoutColor }
    public var accessibilityInvertColors: Bool { system.invertColors }
    public var accessibilityShowButtonShapes: Bool { system.showButtonShapes }
    public var accessibilityVoiceOverEnabled: Bool { system.voiceOverEnabled }
    public var accessibilitySwitchControlEnabled: Bool { system.switchControlEnabled }
    public var accessibilityLargeContentViewerEnabled: Bool { system.largeContentViewerEnabled }
}

/// What the engine's own views tell those within them.
struct EngineEnvironment {
    var isLazyContainer = false
    /// Within a row that a lazy container makes when it comes into sight.
    var isLazyRow = false
    /// The main axis of the stack around: decides which way a `Spacer` or `Divider` stretches.
    var stackAxis: Axis? = .vertical
    /// Inside a system bar or menu, where only text and symbols show.
    var isSystemChrome = false
}

private struct EngineKey: EnvironmentKey { static var defaultValue: EngineEnvironment { EngineEnvironment() } }

extension EnvironmentValues {
    var engine: EngineEnvironment {
        get { self[EngineKey.self] }
        set { self[EngineKey.self] = newValue }
    }
    var isLazyContainer: Bool {
        get { engine.isLazyContainer }
        set { engine.isLazyContainer = newValue }
    }
    var stackAxis: Axis? {
        get { engine.stackAxis }
        set { engine.stackAxis = newValue }
    }
    var isSystemChrome: Bool {
        get { engine.isSystemChrome }
        set { engine.isSystemChrome = newValue }
    }
}
