import Foundation
import Kit
import MoviesModel
import SillarModel
import SillarTesting

/// A list that is divided into pages at each request, and that changes when a test says so, or before each request. Its
/// calls are the numbers of the pages.
final class ChangingList: InMemory, MoviesSource {
  struct State: Sendable {
    var movies: [Movie]
    var saved: [Int: Date] = [:]
    var phantoms = 0
    var newID = 1_000
    var restlessness: SeededChance?
  }

  let pageSize: Int
  let memory: Memory<State, Problem>

  init(_ movies: [Movie], pageSize: Int) {
    self.pageSize = pageSize
    memory = Memory(State(movies: movies))
  }

  var movies: [Movie] {
    get { with { $0.movies } }
    set { with { $0.movies = newValue } }
  }

  /// Marks a page as saved.
  func set(savedAt date: Date, of page: Int) { with { $0.saved[page] = date } }

  /// The numbers of the pages that were requested since the last call.
  func takeRequests() -> [Int] { takeLog().compactMap { Int($0) } }

  func page(_ number: Int, of category: MovieCategory) -> Readings<MoviePage> { cut(number) }

  func search(_ text: String, page number: Int) -> Readings<MoviePage> { cut(number) }

  func movie(_ id: Movie.ID) -> Readings<MovieDetail> {
    Readings { _ in throw Problem.notFound }
  }

  func videos(of id: Movie.ID) -> Readings<[Video]> {
    Readings { _ in throw Problem.notFound }
  }

  private func cut(_ number: Int) -> Readings<MoviePage> {
    Readings { [memory, pageSize] give in
      let answer = try await memory.call("\(number)") { state in
        if var random = state.restlessness {
          state.change(using: &random)
          state.restlessness = random
        }
        let total = state.movies.count + state.phantoms
        let page = MoviePage(
          number: number,
          movies: Array(state.movies.dropFirst((number - 1) * pageSize).prefix(pageSize)),
          totalPages: max(1, (total + pageSize - 1) / pageSize), totalMovies: total)
        return Reading(page, savedAt: state.saved[number])
      }
      give(answer)
    }
  }
}

extension ChangingList.State {
  /// Up to four films come, go or move.
  mutating func change(using random: inout SeededChance) {
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      newID += 1
      let end = movies.count
      var moved = Movie(id: Movie.ID(rawValue: newID), title: "Film \(newID)")
      let kind = end == 0 ? 0 : Int.random(in: 0..<3, using: &random)
      if kind > 0 { moved = movies.remove(at: Int.random(in: 0..<end, using: &random)) }
      if kind != 1 { movies.insert(moved, at: Int.random(in: 0...movies.count, using: &random)) }
    }
  }
}
