import DaychainCore
import SwiftUI

/// The screens of a window: Today, and a habit beside it or over it.
struct WindowScreens: View {
    @Bindable var app: AppModel

    @State private var columns = NavigationSplitViewVisibility.all
    /// The window's width, once it is known.
    @State private var width: CGFloat?

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dynamicTypeSize) private var textSize

    /// Below this, two columns are too narrow for the largest text.
    private static let leastWidthForLargeText: CGFloat = 1000

    var body: some View {
        screens
            .background {
                GeometryReader { proxy in
                    Color.clear.onChange(of: proxy.size.width, initial: true) { _, new in width = new }
                }
            }
    }

    @ViewBuilder private var screens: some View {
        if isStacked {
            NavigationStack {
                TodayView(model: app.today, app: app)
                    .navigationDestination(isPresented: $app.isShowingHabit) { detail }
            }
        } else {
            NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $app.frontColumn) {
                TodayView(model: app.today, app: app, openHabit: sizeClass == .regular ? app.habit?.id : nil)
                    .navigationSplitViewColumnWidth(min: 320, ideal: 400, max: 520)
            } detail: {
                NavigationStack { detail }
            }
            // A habit that is opened from Today must be seen: another style may lay Today over it on an upright iPad.
            .navigationSplitViewStyle(.balanced)
        }
    }

    /// Whether one screen at a time is shown although the split view would show two columns.
    private var isStacked: Bool {
        guard let width, sizeClass == .regular, textSize.isAccessibilitySize else { return false }
        return width < Self.leastWidthForLargeText
    }

    @ViewBuilder private var detail: some View {
        if let habit = app.habit {
            HabitView(model: habit, edit: { app.edit(habit.id) })
                .id(ObjectIdentifier(habit))
        } else {
            NoHabitView(offersHabits: !app.today.isEmpty)
        }
    }
}

/// What stands beside Today while no habit is open.
struct NoHabitView: View {
    /// Whether there are habits to choose from; where there are none, Today says what to do.
    let offersHabits: Bool

    @Environment(\.palette) private var palette

    var body: some View {
        VStack(spacing: Spacing.medium) {
            if offersHabits {
                ThreadOrnament()
                Text("Choose a habit to see its calendar.")
                    .font(.title3)
                    .foregroundStyle(palette.soft)
                    .multilineTextAlignment(.center)
            }
        }
        .padding(Spacing.section)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onPaper()
    }
}

struct WindowScreens_Previews: PreviewProvider {
    static var previews: some View {
        NoHabitView(offersHabits: true).previewDisplayName("No habit chosen")
    }
}
