import Foundation

extension String {
  /// True if each word of a search begins a word of this text, ignoring case and accents: the search of our services.
  public func isFound(by search: String) -> Bool {
    let words = words
    return search.words.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
  }

  private var words: [Substring] {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }
  }
}
