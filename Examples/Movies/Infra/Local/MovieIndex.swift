import Foundation
import SillarData

/// The full-text index of the saved films.
///
/// Engines have no common words for such an index, so its statements are all here, and are SQLite's alone.
enum MovieIndex {
  /// The maximum number of words of a text that are searched for.
  private static let mostWords = 10

  /// Makes the index of the table `movie`. It is written only when words change: most films are saved unchanged.
  static let schema = schema(key: "key")
  /// The index as it was when films had one language.
  static let schemaWithoutLanguages = schema(key: "id")

  private static func schema(key: String) -> String {
    """
    CREATE VIRTUAL TABLE movieText USING fts5 (
      title, overview, content = 'movie', content_rowid = '\(key)', prefix = '1 2 3',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    CREATE TRIGGER movieInserted AFTER INSERT ON movie BEGIN
      INSERT INTO movieText (rowid, title, overview) VALUES (new.\(key), new.title, new.overview);
    END;
    CREATE TRIGGER movieChanged AFTER UPDATE OF title, overview ON movie
    WHEN old.title <> new.title OR old.overview <> new.overview BEGIN
      INSERT INTO movieText (movieText, rowid, title, overview)
        VALUES ('delete', old.\(key), old.title, old.overview);
      INSERT INTO movieText (rowid, title, overview) VALUES (new.\(key), new.title, new.overview);
    END;
    """
  }

  /// Makes the index anew, after films were deleted.
  static let rebuilding = "INSERT INTO movieText (movieText) VALUES ('rebuild')"

  /// A subquery of the films of an edition that match all words of a text: their `key`, and as `part` 0 for a match in the
  /// title alone, 1 for any. A film may be found twice. Nil for a text without words.
  ///
  /// - Parameter limit: The number of films that are found, of each part. Some words are in thousands of films.
  static func films(matching text: String, in edition: String, limit: Int) -> SQL? {
    guard let words = pattern(text) else { return nil }
    // A virtual table returns its rows as it finds them, so an inner limit saves scanning the rest. A cross join keeps the
    // index first: else SQLite asks it once for each film of the edition.
    return """
      SELECT * FROM (SELECT movie.key AS key, 0 AS part
        FROM movieText CROSS JOIN movie ON movie.key = movieText.rowid
        WHERE movieText MATCH \("title : (\(words))") AND edition = \(edition) LIMIT \(limit))
      UNION ALL
      SELECT * FROM (SELECT movie.key AS key, 1 AS part
        FROM movieText CROSS JOIN movie ON movie.key = movieText.rowid
        WHERE movieText MATCH \(words) AND edition = \(edition) LIMIT \(limit))
      """
  }

  /// The FTS5 query for all words of a text, each as a prefix; nil for a text without words.
  private static func pattern(_ text: String) -> String? {
    // Whatever the user types, the query is quoted words and nothing else. The index folds them as it folds titles.
    let plain = text.precomposedStringWithCanonicalMapping.lowercased()
    let words = Set(
      plain.unicodeScalars.split { !$0.isInWord }.map { String(String.UnicodeScalarView($0)) }
    ).sorted()
    // Every film that matches the prefix "theory" also matches "the", so "the" is left out.
    let telling = words.indices.filter { index in
      index + 1 == words.count || !words[index + 1].hasPrefix(words[index])
    }
    if telling.isEmpty { return nil }
    return telling.prefix(mostWords).map { "\"\(words[$0])\"*" }.joined(separator: " AND ")
  }
}

extension Unicode.Scalar {
  /// True for letters with their accents, and for numbers, as in the index:
  /// https://www.sqlite.org/fts5.html#unicode61_tokenizer
  fileprivate var isInWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}
