/// Language tags as in BCP 47: `es`, `es-AR`, `zh-Hant-TW`.
enum LanguageTag {
  /// The primary language of a tag: `es` for `es-AR`.
  static func primary(of tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// A tag, and those that it is a form of: `zh-Hant-TW`, `zh-Hant` and `zh` (RFC 4647, section 3.4).
  static func withParents(_ tag: String) -> [String] {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  /// Returns true for a valid tag: up to eight parts of one to eight letters and digits, the first of two or three.
  static func isValid(_ tag: String) -> Bool {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, 2...3 ~= first.count, parts.count <= 8 else { return false }
    return parts.allSatisfy { part in
      1...8 ~= part.count
        && part.allSatisfy { byte in
          let character = Character(UnicodeScalar(byte))
          return character.isASCII && (character.isLetter || character.isNumber)
        }
    }
  }

  /// The locale for a user who requested a tag: the language, and the country if the tag has one.
  ///
  /// Never the tag itself: it is external input, and Foundation caches every locale that it creates.
  static func locale(_ language: String, for tag: String) -> String {
    let country = tag.split(separator: "-").dropFirst().first { part in
      part.utf8.count == 2 && part.allSatisfy { $0.isASCII && $0.isLetter }
    }
    guard let country, primary(of: language) == primary(of: tag) else { return language }
    return primary(of: language) + "-" + country.uppercased()
  }

  /// Selects the best language for a user: the first of their languages that the app supports, by the complete tag, by what
  /// that is a form of (the "lookup" of RFC 4647, section 3.4), or else by the primary language.
  ///
  /// - Returns: One of `spoken`, and the matched tag, whose region determines the format of dates and amounts. Nil when
  ///   no language matches.
  static func best(
    for wanted: [String], among spoken: [String]
  ) -> (language: String, tag: String)? {
    for tag in wanted where isValid(tag) {
      for form in withParents(tag.lowercased()) {
        if let spoken = spoken.first(where: { $0.lowercased() == form }) { return (spoken, tag) }
      }
      if let alike = spoken.first(where: { primary(of: $0) == primary(of: tag) }) {
        return (alike, tag)
      }
    }
    return nil
  }
}
