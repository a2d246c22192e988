import MoviesModel

/// What is looked for.
struct SearchRequest: Equatable, Sendable {
  /// Without what is around the words.
  let text: String
  let criterion: SearchCriterion

  init(_ query: String, _ criterion: SearchCriterion) {
    var text = query[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    self.text = String(text)
    self.criterion = criterion
  }

  /// For a heading: what is longer ends with an ellipsis.
  var shortText: String { text.count > 60 ? text.prefix(60) + "…" : text }

  /// Whether nothing is looked for.
  var isBlank: Bool { text.isEmpty }
}
