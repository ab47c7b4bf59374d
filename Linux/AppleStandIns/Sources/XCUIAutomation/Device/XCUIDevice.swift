import Foundation
import Stage

/// UIKit's name for how the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The imaginary device that the app runs on.
@MainActor public final class XCUIDevice {
    public static let shared = XCUIDevice()

    public enum Button: Int, Sendable {
        case home = 1
    }

    public enum Appearance: Int, Sendable {
        case light = 1
        case dark = 2
    }

    /// What an app starts with.
    private(set) var traits: DeviceTraits

    private init() {
        traits = DeviceTraits()
        // What Xcode calls the destination: an iPad's size makes it one.
        let size = ProcessInfo.processInfo.environment["TEST_DEVICE_SIZE"].flatMap { try? HostOptions.size($0) }
        if let size { traits.size = size }
    }

    public var orientation = UIDeviceOrientation.portrait {
        didSet {
            let isWide = traits.size.width > traits.size.height
            guard orientation.isLandscape != isWide, orientation.isLandscape || orientation.isPortrait else { return }
            change { $0.size = CGSize(width: $0.size.height, height: $0.size.width) }
        }
    }

    public var appearance: Appearance {
        get { traits.isDark ? .dark : .light }
        set { change { $0.isDark = newValue == .dark } }
    }

    public func press(_ button: Button) {
        guard TargetApp.shared.client != nil else { return }
        XCUIApplication().attempt { try TargetApp.shared.send(.phase(.background), window: 0) }
    }

    /// Changes the device, and the app that runs on it.
    private func change(_ change: (inout DeviceTraits) -> Void) {
        change(&traits)
        guard let client = TargetApp.shared.client, client.isRunning else { return }
        var running = client.lastReply.traits
        change(&running)
        XCUIApplication().attempt { try TargetApp.shared.send(.traits(running), window: 0) }
    }
}
