import BackendModel
import GRDB

/// The bundled films, and the code that writes them to a database.
struct SampleFilms: Sendable {
  let films: [Film]
  /// A fingerprint that changes with the films.
  let fingerprint: String

  init(_ films: [Film]) {
    self.films = films
    fingerprint = "\(films)".fingerprint
  }

  /// Returns true if these films were the last ones written to the database.
  func areCurrent(in db: Database) throws -> Bool {
    try String.fetchOne(db, sql: "SELECT fingerprint FROM content WHERE name = 'films'")
      == fingerprint
  }

  /// Replaces the bundled films of an earlier version with these. Imported films stay as they are, also
  /// those with the same ids. Run it inside a transaction.
  func replace(in db: Database) throws {
    let outdated = try FilmRow.fetchAll(db, sql: "\(FilmRow.select) WHERE isSample = 1")
    try FilmWriter.remove(outdated.map(\.film), from: db)
    let free = try films.filter { try FilmWriter.find($0.id, in: db) == nil }
    _ = try FilmWriter.write(free, to: db)
    try db.execute(
      sql: "INSERT OR REPLACE INTO content (name, fingerprint) VALUES ('films', ?)",
      arguments: [fingerprint])
  }
}
