import Foundation
import MoviesModel
import Sillar

/// What a search has led to so far.
struct FoundMovies: Equatable, Sendable {
  /// What the results answer; nil before the first answer.
  private(set) var request: SearchRequest?
  var results = Loadable<SearchResults>()
  var nextPage = NextPage()
  /// Whether something else is looked for by now; the results stay until its own come.
  private(set) var isOutdated = false

  /// Whether the results answer a request.
  func answers(_ request: SearchRequest) -> Bool {
    self.request == request && results.value != nil
  }

  /// Something else is wanted.
  mutating func await() {
    nextPage = NextPage()
    isOutdated = results.value != nil
    results.clearProblem()
    results.begin()
  }

  mutating func take(_ answer: Answer<SearchResults>, to request: SearchRequest, at now: Date) {
    prepare(for: request)
    results.take(answer, at: now)
  }

  mutating func fail(_ error: any Error, for request: SearchRequest) {
    prepare(for: request)
    results.fail(error)
  }

  /// Nothing is awaited any more.
  mutating func end() {
    isOutdated = false
    results.end()
  }

  private mutating func prepare(for request: SearchRequest) {
    guard request != self.request else { return }
    self.request = request
    results = Loadable()
  }
}
