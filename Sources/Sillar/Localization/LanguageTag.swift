/// Tags of languages, as in BCP 47: `es`, `es-AR`, `zh-Hant-TW`.
enum LanguageTag {
  /// The language alone: `es` of `es-AR`.
  static func primary(of tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// Whether it is one: letters and digits in parts of one to eight, the first of two or three letters.
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

  /// The locale for somebody who asked with a tag: the language, and their country if the tag has one.
  ///
  /// Never the tag itself: it comes from outside, and Foundation keeps every locale that it was ever asked for.
  static func locale(_ language: String, for tag: String) -> String {
    let country = tag.split(separator: "-").dropFirst().first { part in
      part.utf8.count == 2 && part.allSatisfy { $0.isASCII && $0.isLetter }
    }
    guard let country, primary(of: language) == primary(of: tag) else { return language }
    return primary(of: language) + "-" + country.uppercased()
  }

  /// What somebody with these languages, the preferred one first, is best shown: the first that the app speaks, by
  /// its whole tag or, failing that, by the language alone (the "lookup" of RFC 4647, section 3.4).
  ///
  /// - Returns: One of `spoken`, and the tag that it was chosen for, whose region says how dates and amounts are
  ///   written. Nil when there is none.
  static func best(
    for wanted: [String], among spoken: [String]
  ) -> (language: String, tag: String)? {
    for tag in wanted where isValid(tag) {
      if let exact = spoken.first(where: { $0.lowercased() == tag.lowercased() }) {
        return (exact, tag)
      }
      if let alike = spoken.first(where: { primary(of: $0) == primary(of: tag) }) {
        return (alike, tag)
      }
    }
    return nil
  }
}
