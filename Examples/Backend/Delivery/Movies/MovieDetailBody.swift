import BackendModel

/// The JSON of a film's details, in TMDB's format: the members of the lists, and more.
struct MovieDetailBody: Encodable {
  private enum CodingKeys: String, CodingKey {
    case budget, genres, homepage, revenue, runtime, status, tagline, credits, videos
    case collection = "belongs_to_collection"
    case companies = "production_companies"
    case countries = "production_countries"
    case imdbID = "imdb_id"
    case languages = "spoken_languages"
  }

  struct Genre: Encodable {
    let id: Int
    let name: String
  }

  /// The film with its texts in ``language``.
  let film: Film
  let language: Language
  /// The current day, for the status of a film that has none of its own.
  let today: CalendarDay
  /// The optional parts to include, such as `credits`.
  let parts: Set<String>

  func encode(to encoder: any Encoder) throws {
    try MovieBody(film, withGenres: false).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(
      film.genres.map { Genre(id: $0.id, name: $0.name) }, forKey: .genres)
    try container.encode(film.minutes, forKey: .runtime)
    try container.encode(status, forKey: .status)
    try container.encode(film.tagline, forKey: .tagline)
    try container.encode(film.homepage, forKey: .homepage)
    try container.encode(film.imdbID, forKey: .imdbID)
    try container.encode(
      film.originalLanguage.isEmpty ? [] : [LanguageBody(film.originalLanguage)],
      forKey: .languages)
    // The store has no data for these members.
    try container.encodeNil(forKey: .collection)
    try container.encode([String](), forKey: .companies)
    try container.encode([String](), forKey: .countries)
    try container.encode(0, forKey: .budget)
    try container.encode(0, forKey: .revenue)
    if parts.contains("credits") { try container.encode(CreditsBody(film), forKey: .credits) }
    if parts.contains("videos") {
      try container.encode(
        VideoListBody(film, id: nil, in: language), forKey: .videos)
    }
  }

  private var status: String {
    if let status = film.status { return status }
    guard let day = film.released else { return "Planned" }
    return day <= today ? "Released" : "In Production"
  }
}

struct CreditsBody: Encodable {
  struct Member: Encodable {
    let name: String
    let job = "Director"
    let department = "Directing"
  }

  let cast: [Member] = []
  let crew: [Member]

  init(_ film: Film) { crew = film.directors.map { Member(name: $0) } }
}

struct VideoListBody: Encodable {
  struct Video: Encodable {
    enum CodingKeys: String, CodingKey {
      case id, key, name, site, type, size, official
      case published = "published_at"
      case language = "iso_639_1"
      case country = "iso_3166_1"
    }

    let id: String
    let key: String
    let name: String
    let site: String
    let type: String
    /// The height in pixels.
    let size = 1080
    let official = true
    let published: String
    let language: String
    let country: String
  }

  /// The id of the film; `nil` if the list is part of the film's details.
  let id: Int64?
  let results: [Video]

  init(_ film: Film, id: Film.ID?, in language: Language) {
    self.id = id?.rawValue
    results = film.videos.map { video in
      Video(
        id: video.id, key: video.key, name: video.name, site: video.site, type: video.type,
        published: "\(video.published)T00:00:00.000Z",
        language: language.rawValue, country: language == .spanish ? "ES" : "US")
    }
  }
}
