import Foundation

/// The words of a search: each must be the beginning of a word of the text found. Case and accents do
/// not matter.
///
///     SearchWords("Luc, rom").words   // ["luc", "rom"]
public struct SearchWords: Equatable, Sendable {
  /// The most words of a search; further words are ignored.
  public static let limit = 16

  /// In lowercase; letters and digits only. The store compares them without accents.
  public let words: [String]

  public init(_ text: String) {
    let text = text.precomposedStringWithCompatibilityMapping.lowercased()
    var words: [String] = []
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      // A word that begins another one adds nothing to the search.
      if words.contains(where: { $0.hasPrefix(word) }) { continue }
      words.removeAll { word.hasPrefix($0) }
      words.append(String(word))
      if words.count == Self.limit { break }
    }
    self.words = words
  }

  /// True if the search has no words; every text matches it.
  public var isEmpty: Bool { words.isEmpty }
}
