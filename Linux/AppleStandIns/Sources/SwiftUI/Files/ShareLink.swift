import CoreTransferable
import Foundation

/// A button that offers something to other apps.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
    Data.Element: Transferable
{
    let items: Data
    let label: Label
    @State private var isPresented = false

    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        items = CollectionOfOne(item)
        self.label = label()
    }
}

extension ShareLink: View {
    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .sheet(isPresented: $isPresented) {
            FilePanel(purpose: .share) { folder in
                isPresented = false
                guard let folder else { return }
                // The receiving app's affair, as on a phone: this one hears nothing of it.
                Task { for item in items { _ = try? await FilePanel.put(item, named: nil, into: folder) } }
            }
        }
    }
}

/// What the share sheet shows of an item before it is handed over.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
    public init(_ title: Text) where Image == Never, Icon == Never {}
}
