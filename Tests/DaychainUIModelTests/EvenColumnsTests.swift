import Foundation
import Testing

@testable import DaychainUI

@Suite("Columns of equal width")
struct EvenColumnsTests {
    /// Four views of 80 with three spaces of 8 between them are 344 wide, three are 256.
    @Test(
        "are as many as have room for the widest view and the spaces between, else the fewest allowed",
        arguments: zip([400, 344, 343, 256, 255, 10] as [CGFloat], [4, 4, 3, 3, 2, 2]))
    func count(_ width: CGFloat, _ columns: Int) {
        #expect(EvenColumns.count(of: [4, 3, 2], widest: 80, spacing: 8, in: width) == columns)
    }
}
