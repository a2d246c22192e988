/// What is written about a product in one language.
struct ProductText: Sendable {
  let name: String
  /// One line, at most 90 characters.
  let summary: String
  /// Two short paragraphs with an empty line between them.
  let description: String
  let facts: [ProductFact]

  /// - Parameter facts: What is told of it, in the order in which it is shown.
  init(
    name: String, summary: String, description: String, facts: KeyValuePairs<String, String>
  ) {
    self.name = name
    self.summary = summary
    self.description = description
    self.facts = facts.map { ProductFact(name: $0.key, value: $0.value) }
  }
}
