import Foundation
import Kit
import Sillar
import Testing

@testable import UnsentDelivery

struct WordsTests {
  @Test func `no text is missing in any language, and none is left in English`() throws {
    #expect(try Flavor(testing: UnsentModule.module).missingTexts() == [])
    let english = try Localization(language: "en", modules: [UnsentModule.module])
    let spanish = try Localization(language: "es", modules: [UnsentModule.module])
    for key in Words.allCases {
      #expect(english.text(key) != spanish.text(key), "\(key)")
    }
  }
}
