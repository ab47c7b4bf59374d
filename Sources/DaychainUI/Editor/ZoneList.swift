import DaychainCore
import Foundation
import SwiftUI

/// All zones that the device knows, narrowed by typing; the chosen one is checked.
struct ZoneList: View {
    @Bindable var model: EditorModel

    @State private var filter = ""
    @Environment(\.dismiss) private var dismiss
    @Environment(\.palette) private var palette

    var body: some View {
        List {
            Group { sections }
                .listRowBackground(palette.card)
        }
        .scrollContentBackground(.hidden)
        .onPaper()
        .navigationTitle("Time zone")
        .navigationBarTitleDisplayMode(.inline)
    }

    @ViewBuilder private var sections: some View {
        Section {
            TextField("Search zones", text: $filter, prompt: Text("City or region"))
                .autocorrectionDisabled()
                .frame(minHeight: Spacing.target)
                .accessibilityIdentifier("zones.search")
        }
        if filter.isEmpty {
            Section {
                row(model.draft.zone)
                if model.clock.now.zone != model.draft.zone { row(model.clock.now.zone) }
            } header: {
                FormHeading("Chosen, and this device")
            }
        }
        Section {
            ForEach(matches, id: \.self) { zone in row(zone) }
            if matches.isEmpty { Text("No zone is called that.") }
        } header: {
            FormHeading("All time zones")
        }
    }

    private func row(_ zone: Zone) -> some View {
        ZoneRow(zone: zone, instant: model.clock.now.instant, isChosen: zone == model.draft.zone) {
            model.draft.zone = zone
            dismiss()
        }
    }

    private var matches: [Zone] {
        let wanted = filter.replacingOccurrences(of: " ", with: "_")
        return TimeZone.knownTimeZoneIdentifiers
            .filter {
                filter.isEmpty || $0.range(of: wanted, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
            .map { Zone($0) }
    }
}

/// One zone: its city, its region, and how far it is from GMT now.
struct ZoneRow: View {
    let zone: Zone
    let instant: Date
    let isChosen: Bool
    let choose: @MainActor () -> Void

    @Environment(\.palette) private var palette

    var body: some View {
        Button {
            choose()
        } label: {
            HStack(spacing: Spacing.small) {
                VStack(alignment: .leading, spacing: Spacing.hair) {
                    Text(verbatim: ZoneWords.city(zone))
                    Text(verbatim: detail)
                        .font(.subheadline)
                        .foregroundStyle(palette.soft)
                }
                Spacer(minLength: Spacing.small)
                if isChosen { Image(systemName: SystemSymbol.done).accessibilityHidden(true) }
            }
            .frame(minHeight: Spacing.target)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .accessibilityIdentifier("zones.\(zone.identifier)")
    }

    private var detail: String {
        let region = ZoneWords.region(zone)
        let offset = ZoneWords.offset(zone, at: instant)
        return region.isEmpty ? offset : "\(region) · \(offset)"
    }
}
