/// The words and the criterion of a search.
///
/// ```swift
/// let query = SearchQuery("  blade runner ", .popular)   // text: "blade runner"
/// ```
public struct SearchQuery: Hashable, Sendable {
  /// Without white space at its ends.
  public let text: String
  public let criterion: SearchCriterion

  public init(_ text: String, _ criterion: SearchCriterion = .all) {
    var words = text[...]
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    self.text = String(words)
    self.criterion = criterion
  }
}
