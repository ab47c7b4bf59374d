import Drawing
import Foundation
import Stage
import Testing

@testable import Hosts

@Suite("The accessibility audit")
struct AuditTests {
    private func button(_ label: String, size: CGSize = CGSize(width: 44, height: 44)) -> Element {
        var element = Element(id: 7, role: .button, frame: CGRect(origin: .zero, size: size))
        element.label = label
        element.traits = .button
        element.isActivatable = true
        return element
    }

    @Test("finds nothing wrong with a labelled button of 44 points")
    func sound() {
        #expect(ElementAudit.issues(of: [button("Save")]) == [])
    }

    @Test("finds a target that is too small, unless it is dimmed")
    func hitRegion() {
        var dimmed = button("Save", size: CGSize(width: 80, height: 20))
        #expect(ElementAudit.issues(of: [dimmed]).map(\.kind) == [.hitRegion])
        #expect(ElementAudit.issues(of: [dimmed]).map(\.details) == ["It is 80 by 20 points; 44 by 44 are needed."])
        dimmed.isEnabled = false
        #expect(ElementAudit.issues(of: [dimmed]) == [])
    }

    @Test(
        "finds what has no description, or one that no person wrote",
        arguments: ["", "checkmark.circle.fill", "icon_save"])
    func description(label: String) {
        #expect(ElementAudit.issues(of: [button(label)]).map(\.kind) == [.sufficientElementDescription])
    }

    @Test("finds an element that acts without saying so")
    func trait() {
        var element = button("Save")
        element.role = .staticText
        element.traits = []
        #expect(ElementAudit.issues(of: [element]).map(\.kind) == [.trait])
    }

    @Test("finds clipped and fixed text in the content, but not in the system's bars")
    func layout() {
        var element = Element(id: 1, role: .staticText, frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        element.label = "Read"
        element.text = .init(pointSize: 17, isBold: false, isTruncated: true, isInSystemBar: false, scales: false)
        #expect(ElementAudit.issues(of: [element]).map(\.kind) == [.textClipped, .dynamicType])
        element.text?.isInSystemBar = true
        #expect(ElementAudit.issues(of: [element]) == [])
    }

    // MARK: Contrast

    /// Bars as tall as letters, in grey on white: #777777 has 4.48 to 1, #767676 has 4.54 to 1.
    private func picture(ink: Double, on surface: RGBA = .white) -> Picture {
        let picture = Picture(size: CGSize(width: 100, height: 60), scale: 2, background: .white)
        let frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        picture.canvas.fill(.rectangle(frame), with: .color(surface))
        for column in 0..<5 {
            let bar = CGRect(x: 30 + Double(column) * 5, y: 25, width: 2, height: 10)
            picture.canvas.fill(.rectangle(bar), with: .color(RGBA(ink, ink, ink)))
        }
        return picture
    }

    private func text(size: Double = 17) -> Element {
        var element = Element(id: 3, role: .staticText, frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        element.text = .init(pointSize: size, isBold: false, isTruncated: false, isInSystemBar: false, scales: true)
        return element
    }

    @Test("finds text with too little contrast", arguments: [(0x99, 1), (0x59, 0)])
    func contrast(grey: Int, count: Int) {
        let picture = picture(ink: Double(grey) / 255)
        #expect(ContrastAudit.issues(of: [text()], in: picture).count == count)
    }

    @Test("asks less of large text")
    func largeText() {
        // #888888 on white has 3.54 to 1.
        let picture = picture(ink: Double(0x88) / 255)
        #expect(ContrastAudit.issues(of: [text()], in: picture).map(\.kind) == [.contrast])
        #expect(ContrastAudit.issues(of: [text(size: 24)], in: picture) == [])
    }

    @Test("measures the text of a filled button against its filling")
    func filledButton() {
        // White on #C8C8C8 has 1.67 to 1, whatever the page behind the button is.
        let grey = Double(0xC8) / 255
        let issues = ContrastAudit.issues(of: [text()], in: picture(ink: 1, on: RGBA(grey, grey, grey)))
        #expect(issues.map(\.details) == ["1.67 to 1 where 4.5 to 1 is needed, at 41, 30."])
    }

    @Test("takes what is seen past the round corners of an element for what is behind it")
    func roundCorners() {
        let picture = picture(ink: 0, on: .white)
        let corner = [PathElement].rectangle(CGRect(x: 0, y: 0, width: 6, height: 6))
        picture.canvas.fill(corner, with: .color(RGBA(0.9, 0.9, 0.9)))
        #expect(ContrastAudit.issues(of: [text()], in: picture) == [])
    }

    @Test("finds each mark that is too weak")
    func eachMark() {
        let picture = picture(ink: 0.9)
        picture.canvas.fill(.rectangle(CGRect(x: 70, y: 25, width: 10, height: 10)), with: .color(RGBA(0.8, 0.8, 0.8)))
        #expect(ContrastAudit.issues(of: [text()], in: picture).count == 2)
    }

    @Test("leaves dimmed elements alone")
    func dimmed() {
        var element = text()
        element.isEnabled = false
        #expect(ContrastAudit.issues(of: [element], in: picture(ink: 0.9)) == [])
    }
}
