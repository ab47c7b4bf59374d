import Foundation

/// Further content of an element, said on request.
public class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable { case `default`, high }
}
