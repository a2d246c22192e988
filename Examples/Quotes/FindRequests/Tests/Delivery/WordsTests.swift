import FindRequestsModel
import Foundation
import Kit
import Scripted
import Sillar
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing
import Work
import WorkDelivery
import WorkInfra
import WorkTesting

@testable import FindRequestsDelivery

struct WordsTests {
  @Test func `no text is missing in any language`() throws {
    let flavor = try Flavor(
      name: "Pro", languages: ["en", "es"],
      modules: [WorkModule.module, FindRequestsModule.module],
      configuration: Configuration(flavor: "Pro", providers: []))
    #expect(flavor.missingTexts() == [])
  }

  @Test func `no text is left in English`() throws {
    let texts = try TextTables(
      in: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Delivery/Resources"))
    #expect(texts.englishKeys == texts.spanishKeys)
    #expect(texts.differentlyFilled == [])
    // The Spanish word is the same.
    #expect(texts.same == ["total"])
  }
}
