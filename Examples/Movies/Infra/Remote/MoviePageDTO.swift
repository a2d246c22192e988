import MoviesModel
import SillarData

/// A page of a list or a search in TMDB's version 3.
struct MoviePageDTO: Decodable, Sendable {
  /// The last page that the service answers, although it counts more.
  private static let lastPage = 500

  let results: Readable<MovieDTO>
  private let totalPages: Int?
  private let totalResults: Int?

  private enum Key: String, CodingKey {
    case results
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }

  /// - Throws: `DecodingError` if the page has no results.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    results = try members.decode(Readable<MovieDTO>.self, forKey: .results)
    totalPages = members.ifReadable(.totalPages)
    totalResults = members.ifReadable(.totalResults)
  }

  /// - Parameter number: The number of the requested page.
  func page(_ number: Int) -> MoviePage {
    let movies = results.elements.map(\.movie)
    return MoviePage(
      number: number, movies: movies,
      totalPages: min(
        max(1, totalPages ?? (movies.isEmpty ? number : number + 1)), Self.lastPage),
      totalMovies: max(0, totalResults ?? movies.count), unreadable: results.unreadable.count)
  }
}
