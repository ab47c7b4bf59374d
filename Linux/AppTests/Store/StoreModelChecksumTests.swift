import CoreData
import Testing

@testable import DaychainData

@Suite("The model of the store, version 1, on Linux")
struct StoreModelChecksumTests {
    @Test("has this checksum, as the stand-in counts it")
    func checksum() {
        #expect(StoreModel.v1.versionChecksum == "zJWSJy1NtSxmmpTLhXh5G4447eOncHsmXaYyQgenlXU=")
    }
}
