import BackendModel
import Foundation

/// What is said about a product in one language, as JSON in a column.
struct ProductTextRecord: Codable {
  struct Fact: Codable {
    var name: String
    var value: String
  }

  var name: String
  var summary: String
  var description: String
  var facts: [Fact]

  init(_ text: ProductText) {
    name = text.name
    summary = text.summary
    description = text.description
    facts = text.facts.map { Fact(name: $0.name, value: $0.value) }
  }

  var text: Product.Text {
    Product.Text(
      name: name, summary: summary, description: description,
      facts: facts.map { Product.Fact(name: $0.name, value: $0.value) })
  }

  func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  static func decode(_ text: String) throws -> ProductTextRecord {
    try JSONDecoder().decode(ProductTextRecord.self, from: Data(text.utf8))
  }
}
