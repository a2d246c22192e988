import Foundation
import Kit
import Sillar
import Testing
import UnsentDelivery

struct WordsTests {
  @Test func `no text is missing in any language`() throws {
    let flavor = try Flavor(testing: UnsentModule.module)
    #expect(flavor.missingTexts() == [])
  }

  @Test func `no text is left in English`() throws {
    let english = try Localization(language: "en", modules: [UnsentModule.module])
    let spanish = try Localization(language: "es", modules: [UnsentModule.module])
    for key in UnsentString.allCases {
      #expect(english.text(key) != spanish.text(key), "\(key)")
    }
  }
}
