public import BackendModel
import GRDB

extension FilmStore: FilmPictureRepository {
  public func picture(inFile file: String) async throws -> Picture? {
    guard let (film, kind) = try await subject(ofFile: file) else { return nil }
    let svg =
      switch kind {
      case .poster: film.posterSubject.poster()
      case .backdrop: film.posterSubject.backdrop()
      case .teaser: film.posterSubject.teaser()
      }
    return PictureName("\(film.id)-\(kind.rawValue)").map { name in
      Picture(name: name, svg: svg, version: svg.fingerprint)
    }
  }

  private enum Kind: String {
    case poster, backdrop, teaser
  }

  private func subject(ofFile file: String) async throws -> (Film, Kind)? {
    try await pool.read { db in
      if let (id, kind) = Self.drawing(named: file), let film = try FilmWriter.find(id, in: db) {
        return (film, kind)
      }
      for (column, kind) in [("posterPath", Kind.poster), ("backdropPath", Kind.backdrop)] {
        let statement = try db.cachedStatement(
          sql: "\(FilmRow.select) WHERE \(column) = ? ORDER BY id LIMIT 1")
        if let row = try FilmRow.fetchOne(statement, arguments: ["/" + file]) {
          return (row.film, kind)
        }
      }
      return nil
    }
  }

  /// What a name such as `603-poster.svg` stands for.
  private static func drawing(named file: String) -> (Film.ID, Kind)? {
    guard file.hasSuffix(".svg") else { return nil }
    let parts = file.dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let id = Int64(parts[0]), "\(id)" == parts[0],
      let kind = Kind(rawValue: String(parts[1]))
    else { return nil }
    return (Film.ID(id), kind)
  }
}

extension Film {
  fileprivate var posterSubject: PosterSubject {
    PosterSubject(
      id: id.rawValue, title: title, year: released?.year, directors: directors,
      genres: genres.map { $0.name.lowercased() })
  }
}
