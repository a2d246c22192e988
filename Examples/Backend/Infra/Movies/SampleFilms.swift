import BackendModel
import SillarData

/// The bundled films, and the code that writes them to a database.
struct SampleFilms: Sendable {
  let films: [Film]

  init(_ films: [Film]) { self.films = films }

  /// Replaces the bundled films of an earlier version with these. Imported films stay as they are, also
  /// those with the same ids. Run it inside a transaction.
  func replace(in database: SQLTransaction) throws {
    try WrittenContent.replace("films", by: "\(films)", in: database) {
      let outdated = try database.rows("SELECT * FROM film WHERE isSample = 1") { try Film($0) }
      try FilmWriter.remove(outdated, from: database)
      let free = try films.filter { try FilmWriter.find($0.id, in: database) == nil }
      _ = try FilmWriter.write(free, to: database)
    }
  }
}
