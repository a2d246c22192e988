import Kit
import OwnRequestsDelivery
import Sillar
import Testing
import WorkDelivery

struct WordsTests {
  @Test func `no text is missing in a language, and all fill in the same names`() throws {
    let flavor = try Flavor(testing: OwnRequestsModule.module, on: [WorkModule.module])
    #expect(flavor.missingTexts() == [])
  }
}
