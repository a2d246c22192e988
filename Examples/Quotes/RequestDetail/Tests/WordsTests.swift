import Foundation
import RequestDetailDelivery
import Scripted
import Sillar
import Testing
import WorkDelivery

struct WordsTests {
  @Test func `no text is missing in any language`() throws {
    let flavor = try Flavor(
      name: "Homeowner", languages: ["en", "es"],
      modules: [WorkModule.module, RequestDetailModule.module],
      configuration: Configuration(flavor: "Homeowner", providers: []))
    #expect(flavor.missingTexts() == [])
  }

  @Test func `both languages have the same texts, with the same names to fill in`() throws {
    let texts = try texts()
    #expect(texts.englishKeys == texts.spanishKeys)
    #expect(texts.englishKeys == Set(RequestDetailString.allCases.map(\.rawValue)))
    #expect(texts.differentlyFilled == [])
  }

  @Test func `no text is left in English`() throws {
    #expect(try texts().same == ["action.not", "parked.line"])
  }

  private func texts() throws -> TextTables {
    try TextTables(
      in: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Delivery/Resources"))
  }
}
