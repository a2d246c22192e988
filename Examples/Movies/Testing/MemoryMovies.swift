public import Foundation
public import Kit
public import MoviesModel
public import SillarModel

/// A film service in memory that saves its answers, as an app's store does.
///
/// Its calls: `popular 2`, `search dune 1`, `movie 603`, `videos 603`.
public final class MemoryMovies: InMemory, MoviesSource {
  public struct State: Sendable {
    public var lists: [MovieCategory: [Movie]] = [:]
    public var details: [Movie.ID: MovieDetail] = [:]
    public var videos: [Movie.ID: [Video]] = [:]
  }

  static let pageSize = 20

  public let memory: Memory<State, Problem>

  /// - Parameter films: The films of every list, sorted as the service sorts it; each has details and videos.
  public init(_ films: [Movie] = [], now: @escaping @Sendable () -> Date = { Date() }) {
    memory = Memory(State(), now: now)
    set(films.sorted { ($1.popularity ?? 0, $0.id) < ($0.popularity ?? 0, $1.id) }, in: .popular)
    set(films.sorted { ($1.average, $0.id) < ($0.average, $1.id) }, in: .topRated)
    set(films.sorted { ($0.day, $0.id) < ($1.day, $1.id) }, in: .upcoming)
    for film in films { set(film.detail, videos: film.videos) }
  }

  // MARK: Controls for tests

  public func set(_ movies: [Movie], in category: MovieCategory) {
    with { $0.lists[category] = movies }
  }

  public func set(_ detail: MovieDetail, videos: [Video] = []) {
    with { state in
      state.details[detail.movie.id] = detail
      state.videos[detail.movie.id] = videos
    }
  }

  // MARK: Answers

  public func page(_ number: Int, of category: MovieCategory) -> Readings<MoviePage> {
    answers("\(category.rawValue) \(number)", savedFirst: number == 1) { state in
      Self.page(number, of: state.lists[category] ?? [])
    }
  }

  public func search(_ text: String, page number: Int) -> Readings<MoviePage> {
    answers("search \(text) \(number)", savedFirst: false) { state in
      let hasWords = text.contains { $0.isLetter || $0.isNumber }
      let films = hasWords ? Set(state.lists.values.joined()) : []
      let found = films.compactMap { film -> (rank: Int, film: Movie)? in
        if film.title.lowercased() == text.lowercased() { return (0, film) }
        if film.title.isFound(by: text) { return (1, film) }
        return "\(film.title) \(film.overview)".isFound(by: text) ? (2, film) : nil
      }
      let ranked = found.sorted { left, right in
        (left.rank, right.film.popularity ?? 0, left.film.id)
          < (right.rank, left.film.popularity ?? 0, right.film.id)
      }
      return Self.page(number, of: ranked.map(\.film))
    }
  }

  public func movie(_ id: Movie.ID) -> Readings<MovieDetail> {
    answers("movie \(id)") { state in
      guard let detail = state.details[id] else { throw Problem.notFound }
      return detail
    }
  }

  public func videos(of id: Movie.ID) -> Readings<[Video]> {
    answers("videos \(id)") { state in
      guard let videos = state.videos[id] else { throw Problem.notFound }
      return videos
    }
  }

  private func answers<Value: Sendable>(
    _ name: String, savedFirst: Bool = true,
    _ work: @escaping @Sendable (inout State) throws -> Value
  ) -> Readings<Value> {
    memory.readings(name, savedFirst: savedFirst, work)
  }

  private static func page(_ number: Int, of movies: [Movie]) -> MoviePage {
    MoviePage(
      number: number, movies: Array(movies.dropFirst((number - 1) * pageSize).prefix(pageSize)),
      totalPages: max(1, (movies.count + pageSize - 1) / pageSize), totalMovies: movies.count)
  }
}

extension Movie {
  fileprivate var average: Double { rating?.average ?? 0 }
  fileprivate var day: String { released?.description ?? "" }
}
