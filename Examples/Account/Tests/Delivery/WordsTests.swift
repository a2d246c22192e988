import AccountDelivery
import AccountTesting
import Foundation
import Kit
import Scripted
import Sillar
import Testing

struct WordsTests {
  @Test func `no text is missing in any language`() throws {
    let flavor = try Flavor(
      name: "Wallet", languages: ["en", "es"], modules: [AccountModule.module],
      configuration: Configuration(flavor: "Wallet", providers: []))
    #expect(flavor.missingTexts() == [])
  }

  @Test func `both languages have the same texts, with the same names to fill in`() throws {
    let texts = try texts()
    #expect(texts.englishKeys == texts.spanishKeys)
    #expect(texts.englishKeys == Set(AccountString.allCases.map(\.rawValue)))
    #expect(texts.differentlyFilled == [])
  }

  @Test func `no text is left in English`() throws {
    #expect(try texts().same == ["home.handle", "activity.kind-and-note"])
  }

  private func texts() throws -> TextTables {
    try TextTables(
      in: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Delivery/Resources"))
  }
}
