public import BackendModel
import SillarData

extension FilmStore: FilmPictureRepository {
  public func picture(inFile file: String) async throws -> Picture? {
    guard let (film, kind) = try await subject(ofFile: file),
      let name = PictureName("\(film.id)-\(kind.rawValue)")
    else { return nil }
    // An imported film may have the id of a bundled film, but another title.
    if let picture = try await pictures.picture(named: name),
      picture.svg.contains(FilmPoster.label(film))
    {
      return picture
    }
    var backdrop: Picture?
    if let like = try MoviesContent.bundled.film(like: film),
      let name = PictureName("\(like.id)-backdrop")
    {
      backdrop = try await pictures.picture(named: name)
    }
    let svg = FilmPoster(film, backdrop: backdrop?.svg ?? "").svg(kind)
    return Picture(name: name, svg: svg, version: svg.fingerprint)
  }

  private func subject(ofFile file: String) async throws -> (Film, FilmPoster.Kind)? {
    try await database.readBriefly { database in
      if let (id, kind) = Self.drawing(named: file),
        let film = try FilmWriter.find(id, in: database)
      {
        return (film, kind)
      }
      let path = "/" + file
      let paths: [(SQL, FilmPoster.Kind)] = [
        ("posterPath = \(path)", .poster), ("backdropPath = \(path)", .backdrop),
      ]
      for (isMeant, kind) in paths {
        let film = try database.first("SELECT * FROM film WHERE \(isMeant) ORDER BY id LIMIT 1") {
          try Film($0)
        }
        if let film { return (film, kind) }
      }
      return nil
    }
  }

  /// Returns the film and the kind of picture for a file name such as `603-poster.svg`.
  private static func drawing(named file: String) -> (Film.ID, FilmPoster.Kind)? {
    guard file.hasSuffix(".svg") else { return nil }
    let parts = file.dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let id = Int64(parts[0]), "\(id)" == parts[0],
      let kind = FilmPoster.Kind(rawValue: String(parts[1]))
    else { return nil }
    return (Film.ID(id), kind)
  }
}
