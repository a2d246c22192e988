import BackendModel
import Foundation

/// The words of a text by which it is found, whatever their case and accents.
///
/// A table has every beginning of each of them, in its order: a search reads what it finds, and no more, however many texts
/// there are.
enum SearchText {
  /// - Returns: letters and digits only.
  static func words(_ text: String) -> [String] {
    let text = text.precomposedStringWithCompatibilityMapping
    return text.split { !$0.isLetter && !$0.isNumber }.map { folded(String($0)) }
  }

  /// Every beginning of each word; some more than once.
  static func beginnings(_ text: String) -> [String] { words(text).flatMap(\.beginnings) }

  static func folded(_ word: String) -> String {
    word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

extension SearchWords {
  /// The words as ``SearchText`` has them, the longest first, because fewer texts have it.
  var folded: [String] {
    words.map { SearchText.folded($0) }.sorted { $0.count > $1.count }
  }
}

extension String {
  /// The texts of the first character, the first two and so on: characters of Unicode, not those that a reader sees.
  var beginnings: [String] {
    unicodeScalars.indices.map { String(String.UnicodeScalarView(unicodeScalars[...$0])) }
  }
}
