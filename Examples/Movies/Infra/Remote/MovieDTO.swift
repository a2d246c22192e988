import MoviesModel

/// A film in TMDB's version 3: the members that lists and details have in common.
///
/// See <https://developer.themoviedb.org/reference/movie-popular-list>.
struct MovieDTO: Decodable, Sendable {
  let movie: Movie
  let originalTitle: String?

  private enum Key: String, CodingKey {
    case id, title, overview, popularity, adult
    case originalTitle = "original_title"
    case released = "release_date"
    case average = "vote_average"
    case votes = "vote_count"
    case language = "original_language"
    case poster = "poster_path"
    case backdrop = "backdrop_path"
    /// The member by which the examples' backend marks made-up numbers.
    case sample
  }

  /// - Throws: `DecodingError` if the film has no number or no title at all.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let id = try members.decode(Int.self, forKey: .id)
    originalTitle = members.text(.originalTitle)
    guard let title = members.text(.title) ?? originalTitle else {
      throw DecodingError.valueNotFound(
        String.self,
        .init(codingPath: decoder.codingPath + [Key.title], debugDescription: "no title"))
    }
    let votes = members.ifReadable(.votes, as: Int.self)
    let average = members.ifReadable(.average, as: Double.self).map { min(max($0, 0), 10) }
    movie = Movie(
      id: Movie.ID(rawValue: id), title: title, overview: members.text(.overview) ?? "",
      released: members.text(.released).flatMap { CalendarDate(iso: $0) },
      rating: votes == 0 || (votes == nil && average == nil)
        ? nil : MovieRating(average: average, votes: votes),
      popularity: members.ifReadable(.popularity),
      language: members.text(.language), isAdult: members.ifReadable(.adult) ?? false,
      poster: members.text(.poster).flatMap(MoviePicture.init(path:)),
      backdrop: members.text(.backdrop).flatMap(MoviePicture.init(path:)),
      hasSampleNumbers: members.ifReadable(.sample) ?? false)
  }
}

extension MoviePicture {
  /// Makes a picture of a TMDB path, such as `/abc.jpg`.
  init?(path: String) {
    guard path.hasPrefix("/") else { return nil }
    self.init(file: String(path.dropFirst()))
  }
}
