#if DEBUG
@testable import DaychainUI
import SwiftUI

/// Every preview of the app; written by `script/checks/previews.py --fill`, which also checks it.
enum PreviewList {
    @MainActor static let providers: [(name: String, type: any PreviewProvider.Type)] = [
        ("AboutPage_Previews", AboutPage_Previews.self),
        ("AppIconDrawing_Previews", AppIconDrawing_Previews.self),
        ("ArchiveView_Previews", ArchiveView_Previews.self),
        ("ArchivedBar_Previews", ArchivedBar_Previews.self),
        ("BackupSection_Previews", BackupSection_Previews.self),
        ("Bead_Previews", Bead_Previews.self),
        ("BottomBar_Previews", BottomBar_Previews.self),
        ("ButtonStyles_Previews", ButtonStyles_Previews.self),
        ("CalendarSection_Previews", CalendarSection_Previews.self),
        ("CheckToggleStyle_Previews", CheckToggleStyle_Previews.self),
        ("ChoiceTile_Previews", ChoiceTile_Previews.self),
        ("CorrectionBar_Previews", CorrectionBar_Previews.self),
        ("DaysPage_Previews", DaysPage_Previews.self),
        ("DrawnOn_Previews", DrawnOn_Previews.self),
        ("EditorView_Previews", EditorView_Previews.self),
        ("EvenColumns_Previews", EvenColumns_Previews.self),
        ("FittingText_Previews", FittingText_Previews.self),
        ("HabitCard_Previews", HabitCard_Previews.self),
        ("HabitReminderSection_Previews", HabitReminderSection_Previews.self),
        ("HabitView_Previews", HabitView_Previews.self),
        ("IconTile_Previews", IconTile_Previews.self),
        ("ImportView_Previews", ImportView_Previews.self),
        ("LoadingView_Previews", LoadingView_Previews.self),
        ("MonthPicker_Previews", MonthPicker_Previews.self),
        ("ReadFailureView_Previews", ReadFailureView_Previews.self),
        ("ReminderAccessNotice_Previews", ReminderAccessNotice_Previews.self),
        ("ReminderFormSection_Previews", ReminderFormSection_Previews.self),
        ("ReminderSettingsButton_Previews", ReminderSettingsButton_Previews.self),
        ("ReminderSettingsSection_Previews", ReminderSettingsSection_Previews.self),
        ("ReorderView_Previews", ReorderView_Previews.self),
        ("RootView_Previews", RootView_Previews.self),
        ("SampleBanner_Previews", SampleBanner_Previews.self),
        ("SettingsView_Previews", SettingsView_Previews.self),
        ("SideBySide_Previews", SideBySide_Previews.self),
        ("StatusLegend_Previews", StatusLegend_Previews.self),
        ("StoreFailureView_Previews", StoreFailureView_Previews.self),
        ("SummaryRows_Previews", SummaryRows_Previews.self),
        ("TodayEmptyView_Previews", TodayEmptyView_Previews.self),
        ("TodayView_Previews", TodayView_Previews.self),
        ("WeekdayTiles_Previews", WeekdayTiles_Previews.self),
        ("WindowScreens_Previews", WindowScreens_Previews.self),
        ("WindowView_Previews", WindowView_Previews.self),
        ("ZoneChangeView_Previews", ZoneChangeView_Previews.self),
        ("ZoneNoticeView_Previews", ZoneNoticeView_Previews.self),
    ]
}
#endif
