import AccountTesting
import Foundation
import Kit
import Scripted
import Sillar
import Testing

@testable import AccountDelivery

struct WordsTests {
  @Test func `no text is missing in a language, and all fill in the same names`() throws {
    #expect(try Flavor(testing: AccountModule.module).missingTexts() == [])
  }

  @Test func `no text is left in English`() throws {
    let texts = try TextTables(
      in: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Delivery/Resources"))
    #expect(texts.same == ["handle", "activityKindAndNote"])
  }
}
