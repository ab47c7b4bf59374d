import Foundation

/// The parts of a date that a picker changes.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that picks a date, a time of day, or both.
public struct DatePicker<Label: View> {
    public typealias Components = DatePickerComponents
    let selection: Binding<Date>
    let bounds: ClosedRange<Date>
    let components: Components
    let label: Label

    init(_ selection: Binding<Date>, _ bounds: ClosedRange<Date>, _ components: Components, label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }

    public nonisolated init(
        selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .always, displayedComponents, label: label())
    }
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range, displayedComponents, label: label())
    }
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .from(range.lowerBound), displayedComponents, label: label())
    }
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .through(range.upperBound), displayedComponents, label: label())
    }
}

extension ClosedRange where Bound == Date {
    static var always: ClosedRange<Date> { .distantPast ... .distantFuture }
    static func from(_ date: Date) -> ClosedRange<Date> { date...Swift.max(date, .distantFuture) }
    static func through(_ date: Date) -> ClosedRange<Date> { Swift.min(date, .distantPast)...date }
}

extension DatePicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .always, displayedComponents, label: Text(titleKey))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range, displayedComponents, label: Text(titleKey))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .from(range.lowerBound), displayedComponents, label: Text(titleKey))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .through(range.upperBound), displayedComponents, label: Text(titleKey))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .always, displayedComponents, label: Text(title))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range, displayedComponents, label: Text(title))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .from(range.lowerBound), displayedComponents, label: Text(title))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, .through(range.upperBound), displayedComponents, label: Text(title))
    }
}

extension DatePicker: View {
    public var body: some View {
        DatePickerBody(selection: selection, bounds: bounds, components: components, label: label)
    }
}

/// How a date picker is shown. Here always compact: the value, which opens a panel.
@MainActor @preconcurrency public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
}
public struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
}
public struct WheelDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modified(EnvironmentChange { $0.controls.datePickerStyle = style })
    }
}
