import Foundation
import Scripted
import Testing
import WorkDelivery

/// The texts for what all modules of Quotes speak of.
struct WorkWordsTests {
  @Test func `both languages have the same texts, and none is left in English`() throws {
    let texts = try TextTables(
      in: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Work/Delivery/Resources"))
    #expect(texts.englishKeys == texts.spanishKeys)
    #expect(texts.englishKeys == Set(WorkString.allCases.map(\.rawValue)))
    #expect(texts.differentlyFilled == [])
    #expect(texts.same == [])
  }
}
