import BackendModel
import GRDB

/// Writes films together with their search index.
enum FilmWriter {
  /// The result of writing films.
  struct Outcome: Equatable, Sendable {
    var added = 0
    /// The number of films that replaced one with the same id, even if it was equal.
    var replaced = 0
  }

  /// Writes films, and replaces those with the same ids; of two with the same id, the last one wins.
  /// Run it inside a transaction.
  static func write(_ films: [Film], to db: Database) throws -> Outcome {
    var outcome = Outcome()
    var written: [Film.ID: Film] = [:]
    var known: [Film] = []
    for film in films {
      if written.updateValue(film, forKey: film.id) != nil {
        outcome.replaced += 1
      } else if let old = try find(film.id, in: db) {
        outcome.replaced += 1
        known.append(old)
      } else {
        outcome.added += 1
      }
    }
    var outdated: [Film] = []
    for film in known {
      if written[film.id] == film { written[film.id] = nil } else { outdated.append(film) }
    }
    try removeText(of: outdated, from: db)
    let insert = try db.cachedStatement(sql: FilmRow.insert)
    // In the order of the table, so that SQLite writes each of its pages once.
    let changed = written.values.sorted { $0.id.rawValue < $1.id.rawValue }
    for film in changed { try insert.execute(arguments: FilmRow(film: film).arguments) }
    try addText(of: changed, to: db)
    return outcome
  }

  static func remove(_ films: [Film], from db: Database) throws {
    try removeText(of: films, from: db)
    let delete = try db.cachedStatement(sql: "DELETE FROM film WHERE id = ?")
    for film in films { try delete.execute(arguments: [film.id.rawValue]) }
  }

  static func find(_ id: Film.ID, in db: Database) throws -> Film? {
    let statement = try db.cachedStatement(sql: "\(FilmRow.select) WHERE id = ?")
    return try FilmRow.fetchOne(statement, arguments: [id.rawValue])?.film
  }

  private static func addText(of films: [Film], to db: Database) throws {
    let insert = "INSERT INTO filmText (rowid, title, originalTitle, overview) VALUES (?, ?, ?, ?)"
    try execute(insert, forTextOf: films, in: db)
  }

  /// - Parameter films: the films as they were when their text was added.
  private static func removeText(of films: [Film], from db: Database) throws {
    let delete = """
      INSERT INTO filmText (filmText, rowid, title, originalTitle, overview) \
      VALUES ('delete', ?, ?, ?, ?)
      """
    try execute(delete, forTextOf: films, in: db)
  }

  /// Runs in key order, because FTS5 buffers rows in memory only while their ids increase.
  private static func execute(
    _ sql: String, forTextOf films: [Film], in db: Database
  ) throws {
    guard !films.isEmpty else { return }
    let statement = try db.cachedStatement(sql: sql)
    let texts = films.map { (key: TextKey($0), film: $0) }
    for (key, film) in texts.sorted(by: { $0.key < $1.key }) {
      let original = film.originalTitle == film.title ? "" : film.originalTitle
      try statement.execute(arguments: [key.rawValue, film.title, original, film.overview])
    }
  }
}
