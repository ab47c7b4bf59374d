import Foundation

extension StringCatalog {
    /// The catalog that a look-up reads: a bundle's own, or the app's for the main bundle.
    package static func catalog(in bundle: Bundle?, table: String?) -> StringCatalog? {
        let table = table ?? "Localizable"
        guard let bundle, bundle != Bundle.main else {
            if table == "Localizable", let catalog = LocalizationSettings.shared.catalog { return catalog }
            return loaded(mainDirectories.map { $0.appending(path: table + ".xcstrings") })
        }
        return loaded([bundle.resourceURL ?? bundle.bundleURL].map { $0.appending(path: table + ".xcstrings") })
    }

    /// What a localised text says: by the catalog, else by its key, with the arguments put in.
    package static func format(
        _ key: String, arguments: [LocalizedArgument] = [], defaultFormat: String? = nil, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current
    ) -> String {
        let settings = LocalizationSettings.shared
        let locale = settings.resolved(locale)
        let text: String
        if let found = catalog(in: bundle, table: table)?.format(key, arguments: arguments, locale: locale) {
            text = found
        } else {
            settings.recordMissing(key)
            let format = defaultFormat ?? key
            text = arguments.isEmpty ? format : LocalizedFormat.fill(format, with: arguments, locale: locale)
        }
        return settings.pseudoLanguage?.transform(text) ?? text
    }

    /// Where the package manager puts the resources of the running executable: `Package_Target.resources` beside it.
    private static let mainDirectories: [URL] = {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [] }
        let folder = executable.deletingLastPathComponent()
        let suffix = "_" + executable.lastPathComponent + ".resources"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appending(path: $0) } + [folder]
    }()

    private static let cache = Cache()

    private static func loaded(_ urls: [URL]) -> StringCatalog? {
        urls.lazy.compactMap { cache.catalog(at: $0) }.first
    }

    /// Reads each file once. One that is there and cannot be read ends the process: Xcode would refuse to build it.
    private final class Cache: @unchecked Sendable {
        private let lock = NSLock()
        private var catalogs: [URL: StringCatalog?] = [:]

        func catalog(at url: URL) -> StringCatalog? {
            lock.withLock {
                if let known = catalogs[url] { return known }
                let catalog: StringCatalog?
                do {
                    let exists = FileManager.default.fileExists(atPath: url.path)
                    catalog = exists ? try StringCatalog(contentsOf: url) : nil
                } catch {
                    raiseException("NSInvalidArgumentException", "\(url.path) is no String Catalog: \(error)")
                }
                catalogs[url] = .some(catalog)
                return catalog
            }
        }
    }
}
