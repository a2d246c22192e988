import BackendModel
import SillarData

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
  static func write(_ films: [Film], to database: SQLTransaction) throws -> Outcome {
    var outcome = Outcome()
    var written: [Film.ID: Film] = [:]
    var known: [Film] = []
    for film in films {
      if written.updateValue(film, forKey: film.id) != nil {
        outcome.replaced += 1
      } else if let old = try find(film.id, in: database) {
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
    try remove(outdated, from: database)
    // In the order of the ids, so that each page of a table and its index is written once.
    let changed = written.values.sorted { $0.id.rawValue < $1.id.rawValue }
    for film in changed { try film.insert(into: database) }
    try FilmIndex.add(changed, to: database)
    return outcome
  }

  static func remove(_ films: [Film], from database: SQLTransaction) throws {
    try FilmIndex.remove(films, from: database)
    for film in films {
      try database.execute("DELETE FROM film WHERE id = \(film.id.rawValue)")
    }
  }

  static func find(_ id: Film.ID, in database: SQLTransaction) throws -> Film? {
    try database.first("SELECT * FROM film WHERE id = \(id.rawValue)") { try Film($0) }
  }
}
