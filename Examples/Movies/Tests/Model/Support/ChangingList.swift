import MoviesModel
import SillarModel
import SillarTesting
import Synchronization

/// One list that is cut into pages anew each time that one is asked for, and that changes when a test says so, or
/// before each request.
final class ChangingList: MoviesSource {
  private struct State {
    var movies: [Movie]
    var requests: [Int] = []
    var freshness: [Int: Freshness] = [:]
    var problem: MoviesError?
    /// From which page on it goes wrong.
    var firstBadPage = 1
    /// Counted, but on no page.
    var phantoms = 0
    var newID = 1_000
    var restlessness: SeededChance?
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

  /// Changes a little before each request from now on.
  func beRestless(_ random: SeededChance) { state.withLock { $0.restlessness = random } }

  /// Up to four films come, go or move.
  func change(using random: inout SeededChance) {
    state.withLock { Self.change(&$0, using: &random) }
  }

  /// Fails for all pages from a number on.
  func fail(from page: Int, _ problem: MoviesError) {
    state.withLock { state in
      state.firstBadPage = page
      state.problem = problem
    }
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

  private static func change(_ state: inout State, using random: inout SeededChance) {
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      state.newID += 1
      let end = state.movies.count
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        state.movies.insert(
          contentsOf: films([state.newID]), at: Int.random(in: 0...end, using: &random))
      case _ where end == 0: break
      case 1: state.movies.remove(at: Int.random(in: 0..<end, using: &random))
      default:
        let moved = state.movies.remove(at: Int.random(in: 0..<end, using: &random))
        state.movies.insert(moved, at: Int.random(in: 0..<end, using: &random))
      }
    }
  }

  private func cut(_ number: Int) -> Answers<MoviePage> {
    let answer = state.withLock { state -> Result<Answer<MoviePage>, MoviesError> in
      state.requests.append(number)
      if var random = state.restlessness {
        Self.change(&state, using: &random)
        state.restlessness = random
      }
      if let problem = state.problem, number >= state.firstBadPage { return .failure(problem) }
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
