import Accessibility
import DaychainCore
import Foundation
import SwiftUI

/// Says, in sight and aloud, why there are no habits: the damaged file was moved aside. Nothing in any other case.
struct MovedAsideNotice: View {
    @Environment(LaunchModel.self) private var launch: LaunchModel?

    var body: some View {
        if launch?.hasMovedAside == true {
            Text(verbatim: words)
                .fixedSize(horizontal: false, vertical: true)
                .onNotice()
                .accessibilityIdentifier("today.movedAside")
                .task { AccessibilityNotification.Announcement(words).post() }
        }
    }

    private var words: String {
        String(
            localized:
                "The damaged file was moved aside and is kept. Import your latest backup to have your habits again.")
    }
}

struct MovedAsideNotice_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Moved aside")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("Moved aside, largest text")
    }

    private static var preview: some View {
        let damaged: LaunchModel.Open = { () async throws(StoreError) -> any HabitStore in
            throw .damaged(detail: "")
        }
        let empty = PreviewStore(snapshot: HabitsSnapshot(habits: []))
        let launch = LaunchModel(
            openStore: damaged,
            openMovingDamagedStoreAside: { () async throws(StoreError) -> any HabitStore in empty },
            unlocks: { AsyncStream { $0.finish() } })
        return ScrollView { MovedAsideNotice().padding(Spacing.large) }.environment(launch).onPaper()
            .task {
                await launch.open()
                await launch.moveDamagedStoreAside()
            }
    }
}
