import MoviesModel
import Synchronization

/// One list that is cut into pages anew each time that one is asked for, and that changes when a test says so.
final class ChangingList: MoviesSource {
  private struct State {
    var movies: [Movie]
    var requests: [Int] = []
    var freshness: [Int: Freshness] = [:]
    var problem: MoviesError?
    /// Counted, but on no page.
    var phantoms = 0
  }

  let pageSize: Int
  private let state: Mutex<State>

  init(_ movies: [Movie], pageSize: Int) {
    self.pageSize = pageSize
    state = Mutex(State(movies: movies))
  }

  var movies: [Movie] {
    get { state.withLock { $0.movies } }
    set { state.withLock { $0.movies = newValue } }
  }
  /// How many more films the list says it has than there are.
  var phantoms: Int {
    get { state.withLock { $0.phantoms } }
    set { state.withLock { $0.phantoms = newValue } }
  }
  var problem: MoviesError? {
    get { state.withLock { $0.problem } }
    set { state.withLock { $0.problem = newValue } }
  }

  /// Has a page come from what was saved.
  func set(_ freshness: Freshness, of page: Int) {
    state.withLock { $0.freshness[page] = freshness }
  }

  /// The numbers of the pages that were asked for since the last call.
  func takeRequests() -> [Int] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  func page(_ number: Int, of category: MovieCategory) -> Answers<MoviePage> { cut(number) }

  func search(_ text: String, page number: Int) -> Answers<MoviePage> { cut(number) }

  func movie(_ id: Movie.ID) -> Answers<MovieDetail> {
    Answers { $0.finish(throwing: MoviesError.unknownMovie(id)) }
  }

  func videos(of id: Movie.ID) -> Answers<[Video]> {
    Answers { $0.finish(throwing: MoviesError.unknownMovie(id)) }
  }

  private func cut(_ number: Int) -> Answers<MoviePage> {
    let answer = state.withLock { state -> Result<Answer<MoviePage>, MoviesError> in
      state.requests.append(number)
      if let problem = state.problem { return .failure(problem) }
      let total = state.movies.count + state.phantoms
      let page = MoviePage(
        number: number,
        movies: Array(state.movies.dropFirst((number - 1) * pageSize).prefix(pageSize)),
        totalPages: max(1, (total + pageSize - 1) / pageSize), totalMovies: total)
      return .success(Answer(page, state.freshness[number] ?? .live))
    }
    return Answers { continuation in
      switch answer {
      case .success(let answer):
        continuation.yield(answer)
        continuation.finish()
      case .failure(let problem): continuation.finish(throwing: problem)
      }
    }
  }
}

func films(_ ids: some Sequence<Int>) -> [Movie] {
  ids.map { Movie(id: Movie.ID(rawValue: $0), title: "Film \($0)") }
}
