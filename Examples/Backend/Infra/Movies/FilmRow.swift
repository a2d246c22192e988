import BackendModel
import SillarData

// A row of `film`.

extension Film {
  init(_ row: borrowing SQLRow) throws {
    self.init(id: Film.ID(try row["id"]), title: try row["title"])
    originalTitle = try row["originalTitle"]
    originalLanguage = try row["originalLanguage"]
    overview = try row["overview"]
    if let title: String = try row["spanishTitle"] {
      spanish = FilmText(title: title, overview: try row["spanishOverview"])
    }
    tagline = try row["tagline"]
    homepage = try row["homepage"]
    imdbID = try row["imdbID"]
    status = try row["status"]
    released = try row["released"]
    minutes = try row["minutes"]
    // One line for each genre: its id, a space, its name.
    genres = Self.lines(try row["genres"]).compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard let first = parts.first, let id = Int(first) else { return nil }
      return FilmGenre(id: id, name: String(parts.dropFirst().first ?? ""))
    }
    directors = Self.lines(try row["directors"]).map(String.init)
    rating = try row["rating"]
    votes = try row["votes"]
    popularity = try row["popularity"]
    isAdult = try row["isAdult"]
    isVideo = try row["isVideo"]
    isSample = try row["isSample"]
    posterPath = try row["posterPath"]
    backdropPath = try row["backdropPath"]
  }

  func insert(into database: SQLTransaction) throws {
    let genres = genres.map { "\($0.id) \($0.name)" }.joined(separator: "\n")
    try database.execute(
      """
      INSERT INTO film (id, title, titleKey, originalTitle, originalLanguage, overview, tagline,
        homepage, imdbID, status, released, minutes, genres, directors, rating, votes, popularity,
        isAdult, isVideo, isSample, posterPath, backdropPath, spanishTitle, spanishTitleKey,
        spanishOverview)
      VALUES (\(id.rawValue), \(title), \(title.lowercased()), \(originalTitle), \(originalLanguage),
        \(overview), \(tagline), \(homepage), \(imdbID), \(status), \(released), \(minutes),
        \(genres), \(directors.joined(separator: "\n")), \(rating), \(votes), \(popularity),
        \(isAdult), \(isVideo), \(isSample), \(posterPath), \(backdropPath),
        \(spanish?.title), \(spanish?.title.lowercased()), \(spanish?.overview))
      """)
  }

  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
}
