import BackendModel
import GRDB

/// The films that come along, and how they get into a database.
struct SampleFilms: Sendable {
  let films: [Film]
  /// Differs whenever the films do.
  let fingerprint: String

  init(_ films: [Film]) {
    self.films = films
    fingerprint = "\(films)".fingerprint
  }

  /// Whether the database has these films, all that they were when they were put there.
  func areCurrent(in db: Database) throws -> Bool {
    try String.fetchOne(db, sql: "SELECT fingerprint FROM content WHERE name = 'films'")
      == fingerprint
  }

  /// Puts these films in the place of the ones that came along before. Films that were imported stay
  /// as they are, also those with the same ids. Run it inside a transaction.
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
