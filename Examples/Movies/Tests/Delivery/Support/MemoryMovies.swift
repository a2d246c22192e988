import Foundation
import MoviesModel
import Scripted
import SillarModel
import SillarTesting
import Synchronization

/// A movie service in memory that remembers what it has answered, as an app's store does, and that goes wrong, or
/// waits, as a test wants it to.
///
/// A question is named in words: `popular 2`, `search dune 1`, `movie 603`, `videos 603`.
final class MemoryMovies: MoviesSource {
  private struct State {
    var lists: [MovieCategory: [Movie]] = [:]
    var details: [Movie.ID: MovieDetail] = [:]
    var videos: [Movie.ID: [Video]] = [:]
    var problem: MoviesError?
    var problems: [String: MoviesError] = [:]
    var gates: [String: Gate] = [:]
    var saved: [String: (value: any Sendable, date: Date)] = [:]
    var questions: [String] = []
  }

  static let pageSize = 20

  private let state = Mutex(State())
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  // MARK: What there is

  func set(_ movies: [Movie], in category: MovieCategory) {
    state.withLock { $0.lists[category] = movies }
  }

  func set(_ detail: MovieDetail, videos: [Video] = []) {
    state.withLock { state in
      state.details[detail.movie.id] = detail
      state.videos[detail.movie.id] = videos
    }
  }

  // MARK: What goes wrong

  /// Fails from now on.
  func fail(_ problem: MoviesError) { state.withLock { $0.problem = problem } }

  /// Fails to answer one question from now on.
  func fail(_ question: String, _ problem: MoviesError) {
    state.withLock { $0.problems[question] = problem }
  }

  /// Is well again.
  func recover() {
    state.withLock { state in
      state.problem = nil
      state.problems = [:]
    }
  }

  /// Lets live answers to a question wait until the gate is opened.
  func hold(_ question: String) -> Gate {
    let gate = Gate()
    state.withLock { $0.gates[question] = gate }
    return gate
  }

  /// The questions that came since the last call, those that begin with a word alone.
  func takeQuestions(_ word: String = "") -> [String] {
    state.withLock { state in
      defer { state.questions.removeAll { $0.hasPrefix(word) } }
      return state.questions.filter { $0.hasPrefix(word) }
    }
  }

  // MARK: Answers

  func page(_ number: Int, of category: MovieCategory) -> Answers<MoviePage> {
    answers("\(category.rawValue) \(number)") { state in
      Self.page(number, of: state.lists[category] ?? [])
    }
  }

  func search(_ text: String, page number: Int) -> Answers<MoviePage> {
    answers("search \(text) \(number)") { state in
      let all = Set(state.lists.values.joined()).sorted { $0.id < $1.id }
      return Self.page(number, of: all.filter { $0.title.lowercased().contains(text.lowercased()) })
    }
  }

  func movie(_ id: Movie.ID) -> Answers<MovieDetail> {
    answers("movie \(id)") { state in
      guard let detail = state.details[id] else { throw MoviesError.unknownMovie(id) }
      return detail
    }
  }

  func videos(of id: Movie.ID) -> Answers<[Video]> {
    answers("videos \(id)") { state in state.videos[id] ?? [] }
  }

  private static func page(_ number: Int, of movies: [Movie]) -> MoviePage {
    MoviePage(
      number: number, movies: Array(movies.dropFirst((number - 1) * pageSize).prefix(pageSize)),
      totalPages: max(1, (movies.count + pageSize - 1) / pageSize), totalMovies: movies.count)
  }

  /// What is saved at once, then what is live, or why there is nothing live.
  private func answers<Value: Sendable>(
    _ question: String, _ make: @escaping @Sendable (borrowing State) throws -> Value
  ) -> Answers<Value> {
    Answers { continuation in
      let work = Task {
        let gate = self.state.withLock { state in
          state.questions.append(question)
          return state.gates[question]
        }
        let saved = self.state.withLock { $0.saved[question] }
        let old = saved.flatMap { saved in (saved.value as? Value).map { ($0, saved.date) } }
        if let (value, date) = old { continuation.yield(Answer(value, .saved(at: date))) }
        await gate?.pass()
        do {
          continuation.yield(Answer(try self.live(question, make), .live))
          continuation.finish()
        } catch let problem as MoviesError {
          guard let (value, date) = old else { return continuation.finish(throwing: problem) }
          continuation.yield(Answer(value, .saved(at: date), problem: problem))
          continuation.finish()
        }
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  private func live<Value: Sendable>(
    _ question: String, _ make: (borrowing State) throws -> Value
  ) throws -> Value {
    try Task.checkCancellation()
    let date = now()
    return try state.withLock { state in
      if let problem = state.problems[question] ?? state.problem { throw problem }
      let value = try make(state)
      state.saved[question] = (value, date)
      return value
    }
  }
}
