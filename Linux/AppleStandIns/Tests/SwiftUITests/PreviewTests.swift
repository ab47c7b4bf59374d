import SwiftUI
import Testing

@Suite("Previews") @MainActor
struct PreviewTests {
    private enum Listed: PreviewProvider {
        static var previews: some View {
            Text("First").previewDisplayName("one")
            ForEach(["two", "three"], id: \.self) { name in
                Text(verbatim: name).previewDisplayName(name)
            }
            Group {
                Text("Last").previewDisplayName("four")
            }
        }
    }

    @Test("are listed one by one, also those of a ForEach and of a Group")
    func areListed() {
        #expect(Listed._allPreviews.map(\.displayName) == ["one", "two", "three", "four"])
    }
}
