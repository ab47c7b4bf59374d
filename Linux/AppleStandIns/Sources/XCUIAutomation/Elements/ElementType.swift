import Stage

extension XCUIElement {
    /// The kinds of element that a query can ask for.
    public enum ElementType: UInt, Sendable {
        case any = 0
        case other = 1
        case application = 2
        case group = 3
        case window = 4
        case sheet = 5
        case alert = 7
        case button = 9
        case disclosureTriangle = 13
        case popover = 18
        case keyboard = 19
        case key = 20
        case navigationBar = 21
        case tabBar = 22
        case toolbar = 24
        case table = 26
        case collectionView = 30
        case slider = 31
        case progressIndicator = 33
        case picker = 36
        case pickerWheel = 37
        case `switch` = 38
        case toggle = 39
        case link = 40
        case image = 41
        case searchField = 43
        case scrollView = 44
        case staticText = 46
        case textField = 47
        case secureTextField = 48
        case datePicker = 49
        case textView = 50
        case menu = 51
        case menuItem = 52
        case cell = 73
        case stepper = 77
    }
}

extension XCUIElement.ElementType {
    /// How UIKit's accessibility reports an element: its traits can outweigh what it is made of.
    init(_ element: Element) {
        let isPlain = [.staticText, .image, .other, .group].contains(element.role)
        if isPlain && element.traits.contains(.toggle) {
            self = .switch
        } else if isPlain && element.traits.contains(.link) {
            self = .link
        } else if isPlain && element.traits.contains(.button) {
            self = .button
        } else {
            self = Self.types[element.role] ?? .other
        }
    }

    private static let types: [Element.Role: XCUIElement.ElementType] = [
        // An iPhone's menus hold buttons; its toggles are switches.
        .menuItem: .button, .toggle: .switch, .group: .other,
        .window: .window, .button: .button, .staticText: .staticText, .image: .image, .textField: .textField,
        .secureTextField: .secureTextField, .textView: .textView, .switch: .switch, .datePicker: .datePicker,
        .picker: .picker, .pickerWheel: .pickerWheel, .stepper: .stepper, .slider: .slider, .cell: .cell,
        .table: .table,
        .collectionView: .collectionView, .scrollView: .scrollView, .navigationBar: .navigationBar, .tabBar: .tabBar,
        .toolbar: .toolbar, .alert: .alert, .sheet: .sheet, .menu: .menu, .link: .link,
        .progressIndicator: .progressIndicator, .keyboard: .keyboard, .key: .key,
        .disclosureTriangle: .disclosureTriangle, .searchField: .searchField, .popover: .popover,
    ]
}
