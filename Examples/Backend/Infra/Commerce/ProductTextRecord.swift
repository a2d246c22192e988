import BackendModel

/// The texts about a product in one language, as JSON in a column and in the content.
struct ProductTextRecord: Codable, Sendable {
  struct Fact: Codable, Sendable {
    var name: String
    var value: String
  }

  var name: String
  /// One line, at most 90 characters.
  var summary: String
  /// Two short paragraphs with an empty line between them.
  var description: String
  /// The facts in display order.
  var facts: [Fact]

  var text: Product.Text {
    Product.Text(
      name: name, summary: summary, description: description,
      facts: facts.map { Product.Fact(name: $0.name, value: $0.value) })
  }
}
