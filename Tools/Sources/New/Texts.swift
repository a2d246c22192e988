/// A text of a module, in English and, in the examples, Spanish.
struct Text {
  static let languages = ["en", "es"]

  let key: String
  let english: String
  /// Nil for an untranslated text: it is a copy of the English one, marked for review.
  let spanish: String?

  /// The lines of a String Catalog for this text.
  func entry(in languages: [String], isLast: Bool) -> [String] {
    let units = languages.map { language in
      let translation = language == "es" ? spanish : nil
      let state = language == "en" || translation != nil ? "translated" : "needs_review"
      let value = translation ?? english
      return
        "        \"\(language)\" : { \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
    }
    return [
      "    \"\(key)\" : {", "      \"extractionState\" : \"manual\",",
      "      \"localizations\" : {", units.joined(separator: ",\n"),
      "      }", isLast ? "    }" : "    },",
    ]
  }

  /// A String Catalog with texts in alphabetical order.
  static func catalog(_ texts: [Text], in languages: [String]) -> String {
    let entries = texts.enumerated().flatMap {
      $1.entry(in: languages, isLast: $0 == texts.count - 1)
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: "\n"))
        },
        "version" : "1.0"
      }

      """
  }

  /// The languages of a String Catalog; those of the examples when it has no texts.
  static func languages(of catalog: String) -> [String] {
    let found = Set(
      catalog.matches(of: /(?m)^        "([A-Za-z-]+)" : \{/).map { String($0.output.1) })
    return found.isEmpty ? languages : ["en"] + found.subtracting(["en"]).sorted()
  }
}
