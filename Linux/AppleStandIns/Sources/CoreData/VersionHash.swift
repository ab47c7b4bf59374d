import Foundation

/// The hash by which a store knows its model: of names, types, optionality and unique keys, not of class names,
/// defaults or indexes. The sums are this stand-in's own; Apple's differ in value, not in what changes them.
enum VersionHash {
    static func of(_ entity: NSEntityDescription) -> Data {
        let attributes = entity.attributes.map { attribute in
            [
                attribute.name, String(attribute.attributeType.rawValue), attribute.isOptional ? "?" : "!",
                attribute.versionHashModifier ?? "",
            ].joined(separator: ":")
        }
        let constraints = entity.constraints.map { $0.map(\.name).sorted().joined(separator: "+") }.sorted()
        let lines = [entity.name ?? "", entity.versionHashModifier ?? ""] + attributes + ["unique"] + constraints
        return digest(lines.joined(separator: "\n"))
    }

    static func of(_ model: NSManagedObjectModel) -> Data {
        let hashes = model.entityVersionHashesByName.sorted { $0.key < $1.key }
        return digest(hashes.map { $0.key + "=" + $0.value.base64EncodedString() }.joined(separator: "\n"))
    }

    /// Four 64-bit Fowler–Noll–Vo sums from different starts: a fingerprint, not a defence.
    private static func digest(_ text: String) -> Data {
        var result = Data()
        for lane: UInt64 in 0..<4 {
            var sum: UInt64 = 0xcbf2_9ce4_8422_2325 &+ lane &* 0x9e37_79b9_7f4a_7c15
            for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
            withUnsafeBytes(of: sum.bigEndian) { result.append(contentsOf: $0) }
        }
        return result
    }
}
