import BackendModel

/// The JSON of a film in a list, in TMDB's format.
struct MovieBody: Encodable {
  enum CodingKeys: String, CodingKey {
    case adult, id, overview, popularity, title, video, sample
    case backdropPath = "backdrop_path"
    case genreIDs = "genre_ids"
    case originalLanguage = "original_language"
    case originalTitle = "original_title"
    case posterPath = "poster_path"
    case released = "release_date"
    case rating = "vote_average"
    case votes = "vote_count"
  }

  let id: Int64
  let title: String
  let originalTitle: String
  let originalLanguage: String
  let overview: String
  let released: String
  let genreIDs: [Int]?
  let posterPath: Nullable<String>
  let backdropPath: Nullable<String>
  let rating: Double
  let votes: Int
  let popularity: Double
  let adult: Bool
  let video: Bool
  /// True if rating, votes and popularity are invented; otherwise `nil`, and left out.
  let sample: Bool?

  /// - Parameter withGenres: true to include the genre ids; the details have their names instead.
  init(_ film: Film, withGenres: Bool = true) {
    id = film.id.rawValue
    title = film.title
    originalTitle = film.originalTitle
    originalLanguage = film.originalLanguage
    overview = film.overview
    released = film.released?.description ?? ""
    genreIDs = withGenres ? film.genres.map(\.id) : nil
    posterPath = Nullable(film.posterPath)
    backdropPath = Nullable(film.backdropPath)
    rating = film.rating
    votes = film.votes
    popularity = film.popularity
    adult = film.isAdult
    video = film.isVideo
    sample = film.isSample ? true : nil
  }
}

struct MoviePageBody: Encodable {
  enum CodingKeys: String, CodingKey {
    case page, results, dates
    case pageCount = "total_pages"
    case total = "total_results"
  }

  struct Dates: Encodable {
    let minimum: String
    let maximum: String
  }

  let page: Int
  let results: [MovieBody]
  let pageCount: Int
  let total: Int
  let dates: Dates?

  init(_ page: FilmPage, in language: Language) {
    self.page = page.number.rawValue
    results = page.films.map { MovieBody($0.in(language)) }
    pageCount = page.pageCount
    total = page.total
    dates = page.days.map { days in
      Dates(minimum: "\(days.lowerBound)", maximum: "\(days.upperBound)")
    }
  }
}
