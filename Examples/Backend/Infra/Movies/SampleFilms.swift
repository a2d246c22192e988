import BackendModel
import SillarData

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
  func areCurrent(in database: SQLTransaction) throws -> Bool {
    try database.value("SELECT fingerprint FROM content WHERE name = 'films'") == fingerprint
  }

  /// Replaces the bundled films of an earlier version with these. Imported films stay as they are, also
  /// those with the same ids. Run it inside a transaction.
  func replace(in database: SQLTransaction) throws {
    let outdated = try database.rows("SELECT * FROM film WHERE isSample = 1") { try Film($0) }
    try FilmWriter.remove(outdated, from: database)
    let free = try films.filter { try FilmWriter.find($0.id, in: database) == nil }
    _ = try FilmWriter.write(free, to: database)
    try database.execute(
      """
      INSERT INTO content (name, fingerprint) VALUES ('films', \(fingerprint))
      ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint
      """)
  }
}
