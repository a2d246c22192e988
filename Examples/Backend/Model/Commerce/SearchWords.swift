import Foundation

/// The words of a search: each must be the beginning of a word of the text found. Case and accents do
/// not matter.
///
///     SearchWords("luc rom").match("Lucía Romero")   // true
public struct SearchWords: Sendable {
  private let words: [Substring]

  public init(_ text: String) { words = Self.folded(text) }

  /// True if the search has no words; every text matches it.
  public var isEmpty: Bool { words.isEmpty }

  public func match(_ text: String) -> Bool {
    if words.isEmpty { return true }
    let candidates = Self.folded(text)
    return words.allSatisfy { word in candidates.contains { $0.hasPrefix(word) } }
  }

  private static func folded(_ text: String) -> [Substring] {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
    )
    .split { !$0.isLetter && !$0.isNumber }
  }
}
