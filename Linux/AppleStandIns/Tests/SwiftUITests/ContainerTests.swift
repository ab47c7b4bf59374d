import Drawing
import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Columns, sheets and bars") @MainActor
struct ContainerTests {
    private func columns(_ size: CGSize) throws -> (sidebar: CGRect, detail: CGRect) {
        let play = Stageplay(size: size) {
            NavigationSplitView {
                Button("Sidebar") {}.frame(maxWidth: .infinity)
                    .navigationSplitViewColumnWidth(min: 320, ideal: 400, max: 520)
            } detail: {
                Button("Detail") {}.frame(maxWidth: .infinity)
            }
            .navigationSplitViewStyle(.balanced)
        }
        return (try play.find("Sidebar").frame, try play.find("Detail").frame)
    }

    @Test("a sidebar has the width that it would like where the detail keeps more than half")
    func wide() throws {
        let (sidebar, detail) = try columns(CGSize(width: 1366, height: 1024))
        #expect(sidebar.midX == 200)
        // 400 and half of the other 966.
        #expect(abs(detail.midX - 883) < 0.1)
    }

    @Test("a sidebar gives way in a narrow window, down to its least width")
    func narrow() throws {
        let (sidebar, detail) = try columns(CGSize(width: 744, height: 1133))
        #expect(sidebar.midX == 160)
        // 320 and half of the other 424.
        #expect(abs(detail.midX - 532) < 0.1)
    }

    private func sheet(_ size: CGSize, text: String = "large") throws -> CGRect {
        let play = Stageplay(size: size, traits: { $0.textSize = text }) {
            Color.clear.sheet(isPresented: .constant(true)) { Text(verbatim: "In the sheet") }
        }
        return try #require(play.screen().flattened.first { $0.role == .sheet }).frame
    }

    @Test("a sheet on an iPad is a page in the middle, higher than wide, and leaves some of what is behind it")
    func page() throws {
        #expect(try sheet(CGSize(width: 744, height: 1133)) == CGRect(x: 20, y: 66.5, width: 704, height: 1000))
        #expect(try sheet(CGSize(width: 1366, height: 1024)) == CGRect(x: 331, y: 40, width: 704, height: 944))
    }

    @Test("a sheet on an iPad grows with the text")
    func largePage() throws {
        let size = CGSize(width: 744, height: 1133)
        #expect(try sheet(size, text: "accessibility5") == CGRect(x: 20, y: 40, width: 704, height: 1053))
        let wide = CGSize(width: 1366, height: 1024)
        #expect(try sheet(wide, text: "accessibility5") == CGRect(x: 203, y: 40, width: 960, height: 944))
    }

    @Test("a bar over content that was scrolled takes on the colour of the page beneath it")
    func bar() throws {
        let play = Stageplay {
            NavigationStack {
                ScrollView { Color.clear.frame(height: 3000) }
                    .background(Color(red: 0.8, green: 0.6, blue: 0.4))
                    .navigationTitle(Text(verbatim: "Title"))
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        try play.scene.perform(.scroll(at: CGPoint(x: 200, y: 500), dx: 0, dy: 300))
        let picture = Picture(size: play.scene.size, scale: 1, background: .white)
        play.scene.draw(on: picture.canvas)
        let colour = picture.pixel(x: 4, y: 70)
        // Three tenths of white over the page: 0.8 becomes 0.86, 0.6 becomes 0.72, 0.4 becomes 0.58.
        #expect(abs(colour.red - 0.86) < 0.01 && abs(colour.green - 0.72) < 0.01 && abs(colour.blue - 0.58) < 0.01)
    }
}
