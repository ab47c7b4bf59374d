import DaychainCore
import SwiftUI

/// Says that the device is in another zone than some habits, and asks what those shall do.
struct ZoneNoticeView: View {
    let notice: ZoneNotice
    let couldNotRemember: Bool
    let keep: @MainActor () -> Void
    let change: @MainActor () -> Void

    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            // At the largest sizes the sentence would take the screen from the habits; the form says the rest.
            Text(verbatim: textSize.isAccessibilitySize ? shortSentence : sentence)
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityLabel(Text(verbatim: sentence))
                .accessibilityIdentifier("today.zone")
            if couldNotRemember {
                Text("Your answer could not be written down. Free some space on this device, then answer again.")
                    .fixedSize(horizontal: false, vertical: true)
                    .accessibilityIdentifier("today.zone.failure")
            }
            SideBySide {
                Button {
                    keep()
                } label: {
                    Text(verbatim: keepTitle)
                }
                .buttonStyle(QuietButtonStyle())
                .accessibilityHint("Changes nothing, and does not ask again here")
                .accessibilityIdentifier("today.zone.keep")
                Button {
                    change()
                } label: {
                    Text("Change…")
                }
                .buttonStyle(QuietButtonStyle())
                .accessibilityHint("Shows what would change before anything is saved")
                .accessibilityIdentifier("today.zone.change")
            }
        }
        .onNotice()
        .padding(.top, Spacing.small)
    }

    private var sentence: String {
        let device = words.city(notice.device)
        return String(localized: "\(notice.count) habits follow \(cities) time; this device is on \(device) time.")
    }

    private var shortSentence: String { String(localized: "\(notice.count) habits follow \(cities) time.") }

    private var cities: String { words.list(notice.zones.map(words.city)) }

    private var keepTitle: String {
        guard notice.zones.count == 1 else { return String(localized: "Keep as they are") }
        let city = words.city(notice.zones[0])
        return String(localized: "Keep \(city)")
    }
}

struct ZoneNoticeView_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Another zone")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("Another zone, largest text")
    }

    private static var preview: some View {
        ScrollView {
            ZoneNoticeView(
                notice: ZoneNotice(
                    device: Zone("America/Los_Angeles"), zones: [Zone("Europe/Berlin"), Zone("Asia/Tokyo")], count: 3),
                couldNotRemember: true, keep: {}, change: {}
            )
            .padding(Spacing.large)
        }
        .onPaper()
    }
}
