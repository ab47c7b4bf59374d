import Foundation

extension String {
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = StringCatalog.format(
            keyAndValue.key, arguments: keyAndValue.arguments, table: table, bundle: bundle, locale: locale)
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = StringCatalog.format(
            key.description, arguments: defaultValue.arguments, defaultFormat: defaultValue.key, table: table,
            bundle: bundle, locale: locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self = StringCatalog.format(
            resource.key, arguments: resource.defaultValue.arguments, defaultFormat: resource.defaultValue.key,
            table: resource.table, bundle: resource.bundlePath.flatMap { Bundle(url: $0) }, locale: resource.locale)
    }
}
