import Foundation
import RequestDetailDelivery
import Sillar
import Testing

struct WordsTests {
  @Test func `no text is missing in any language`() throws {
    let flavour = try Flavour(
      name: "Homeowner", languages: ["en", "es"], modules: [RequestDetailModule.module],
      configuration: Configuration(flavour: "Homeowner", providers: []))
    #expect(flavour.missingTexts().map { "\($0)" } == [])
  }

  @Test func `both languages have the same texts, with the same names to fill in`() throws {
    let english = try table("en")
    let spanish = try table("es")
    #expect(Set(english.keys) == Set(spanish.keys))
    #expect(Set(english.keys) == Set(RequestDetailString.allCases.map(\.rawValue)))
    for (key, forms) in english {
      for one in forms {
        for other in spanish[key] ?? [] {
          #expect(placeholders(one) == placeholders(other), "\(key)")
        }
      }
    }
  }

  @Test func `no text is left in English`() throws {
    let english = try table("en")
    let spanish = try table("es")
    let same = english.keys.filter { english[$0] == spanish[$0] }
    #expect(Set(same) == ["action.not", "parked.line"])
  }

  /// The forms of each text.
  private func table(_ language: String) throws -> [String: [String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Quotes/RequestDetail/Delivery/Resources")
    let data = try Data(contentsOf: folder.appending(path: "strings.\(language).json"))
    let object = try JSONSerialization.jsonObject(with: data)
    var table: [String: [String]] = [:]
    for (key, text) in try #require(object as? [String: Any]) {
      if let text = text as? String { table[key] = [text] }
      if let forms = text as? [String: String] { table[key] = forms.values.sorted() }
    }
    return table
  }

  private func placeholders(_ text: String) -> Set<String> {
    Set(text.matches(of: /\{[a-z]+\}/).map { String($0.output) })
  }
}
