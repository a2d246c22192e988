import Foundation
import Hummingbird
import MoviesInfra
import MoviesModel
import SillarData
import TestServers

/// A film with something in every member, and nothing that is easy to keep.
func film(_ number: Int, title: String? = nil, overview: String? = nil) -> Movie {
  Movie(
    id: Movie.ID(rawValue: number), title: title ?? "Film \(number) — “Äther” <b>&amp; \u{1F3AC}",
    overview: overview ?? "Line one\nline two, with \\ and \" and שלום and \u{0301} at \(number).",
    released: CalendarDate(year: 1900 + number % 200, month: number % 12 + 1, day: number % 28 + 1),
    rating: MovieRating(average: Double(number % 100) / 10 + 0.003, votes: number + 1),
    popularity: Double(number) + 0.1234567, language: "ja", isAdult: number % 7 == 0,
    poster: MoviePicture(file: "\(number)-poster.svg"),
    backdrop: MoviePicture(file: "\(number)-backdrop.svg"), hasSampleNumbers: number % 2 == 0)
}

/// What a service has: some lists of films.
struct Library: Sendable {
  static let pageSize = 20

  var movies: [Movie]

  init(count: Int = 45) { movies = (1...max(1, count)).map { film($0) } }

  /// Each category has the films in an order of its own.
  func list(_ category: MovieCategory) -> [Movie] {
    switch category {
    case .popular: movies
    case .topRated: movies.reversed()
    case .upcoming: movies.sorted { ($0.id.rawValue % 10, $0.id) < ($1.id.rawValue % 10, $1.id) }
    }
  }

  func found(_ text: String) -> [Movie] { movies.filter { $0.overview.contains(text) } }

  func page(_ number: Int, of list: [Movie]) -> MoviePage {
    MoviePage(
      number: number,
      movies: Array(list.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize)),
      totalPages: max(1, (list.count + Self.pageSize - 1) / Self.pageSize),
      totalMovies: list.count)
  }

  func detail(_ id: Movie.ID) -> MovieDetail? {
    movies.first { $0.id == id }.map { movie in
      MovieDetail(
        movie: movie, originalTitle: "映画 \(id)", tagline: "One line, “quoted”",
        directors: ["Agnès Varda", "O’Neil"], genres: ["Drama", "Science Fiction"], minutes: 101)
    }
  }

  func videos(_ id: Movie.ID) -> [Video] {
    [
      Video(
        id: "\(id)-a", name: "Trailer & more", kind: "Trailer", site: "YouTube",
        address: URL(string: "https://www.youtube.com/watch?v=abc_\(id)"),
        preview: MoviePicture(file: "youtube-abc_\(id).jpg")),
      Video(
        id: "\(id)-b", name: "Teaser", kind: "Teaser", site: "Sillar",
        preview: MoviePicture(file: "\(id)-teaser.svg")),
    ]
  }
}

extension Library {
  /// Answers as TMDB does.
  func respond(to request: Request) throws -> Response {
    let number = request.uri.queryParameters["page"].flatMap { Int($0) } ?? 1
    let path = request.uri.path.split(separator: "/").map(String.init)
    switch path.dropFirst() {
    case ["3", "movie", "popular"]: return try body(page(number, of: list(.popular)))
    case ["3", "movie", "top_rated"]: return try body(page(number, of: list(.topRated)))
    case ["3", "movie", "upcoming"]: return try body(page(number, of: list(.upcoming)))
    case ["3", "search", "movie"]:
      let text = request.uri.queryParameters["query"].map { String($0) } ?? ""
      return try body(page(number, of: found(text)))
    case let path where path.starts(with: ["3", "movie"]) && path.count >= 3:
      let id = Movie.ID(rawValue: Int(path[path.startIndex + 2]) ?? 0)
      guard let detail = detail(id) else { return json("{}", status: .notFound) }
      return path.last == "videos" ? try body(videos(id)) : try body(detail)
    default: return json("{}", status: .notFound)
    }
  }

  private func body(_ object: [String: Any]) throws -> Response {
    json(String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self))
  }

  private func body(_ page: MoviePage) throws -> Response {
    try body([
      "page": page.number, "results": page.movies.map(object(of:)), "total_pages": page.totalPages,
      "total_results": page.totalMovies,
    ])
  }

  private func body(_ detail: MovieDetail) throws -> Response {
    var object = object(of: detail.movie)
    object["original_title"] = detail.originalTitle
    object["tagline"] = detail.tagline
    object["runtime"] = detail.minutes
    object["genres"] = detail.genres.map { ["id": 1, "name": $0] as [String: Any] }
    object["credits"] = [
      "crew": detail.directors.map { ["job": "Director", "name": $0] }
        + [["job": "Editor", "name": "Somebody else"]]
    ]
    return try body(object)
  }

  private func body(_ videos: [Video]) throws -> Response {
    try body([
      "results": videos.map { video in
        let key = video.address?.query()?.dropFirst(2) ?? video.preview?.file.dropLast(4) ?? ""
        return [
          "id": video.id, "name": video.name, "type": video.kind, "site": video.site,
          "key": String(key),
        ]
      }
    ])
  }

  private func object(of movie: Movie) -> [String: Any] {
    var object: [String: Any] = [
      "id": movie.id.rawValue, "title": movie.title, "original_title": movie.title,
      "overview": movie.overview, "adult": movie.isAdult,
    ]
    object["release_date"] = movie.released?.description
    object["vote_average"] = movie.rating?.average
    object["vote_count"] = movie.rating?.votes
    object["popularity"] = movie.popularity
    object["original_language"] = movie.language
    object["poster_path"] = movie.poster.map { "/" + $0.file }
    object["sample"] = movie.hasSampleNumbers
    object["backdrop_path"] = movie.backdrop.map { "/" + $0.file }
    return object
  }
}

/// Asks without repeating, and has patience: these tests share few cores.
func makeClient(
  _ url: URL, connectivity: Connectivity? = nil, clock: any Clock<Duration> = ContinuousClock()
) -> APIClient {
  APIClient(
    configuration: .init(baseURL: url, timeout: .seconds(60), retries: .none),
    connectivity: connectivity, clock: clock, logger: quiet)
}
