import Foundation

/// The words and the criterion of a search.
public struct SearchQuery: Hashable, Sendable {
  /// The text to search for, without white space at its ends.
  public let text: String
  public let criterion: SearchCriterion

  public init(_ text: String, _ criterion: SearchCriterion = .all) {
    self.text = text.isEmpty ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
    self.criterion = criterion
  }
}
