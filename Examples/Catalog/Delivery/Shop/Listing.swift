import CatalogModel
import Foundation
import Sillar

/// The products that are shown, and what they answer.
struct Listing: Equatable, Sendable {
  /// What the products answer; nil before the first answer.
  private(set) var request: ProductQuery?
  var list = Loadable<PagedProducts>()
  var nextPage = NextPage()
  /// Whether something else is wanted by now; the products stay until the others come.
  private(set) var isOutdated = false

  /// What is shown, if it answers a request.
  func answer(to request: ProductQuery) -> PagedProducts? {
    self.request == request ? list.value : nil
  }

  /// Something else is wanted.
  mutating func await() {
    nextPage = NextPage()
    isOutdated = list.value != nil
    list.clearProblem()
    list.begin()
  }

  mutating func take(_ answer: Answer<PagedProducts>, to request: ProductQuery, at now: Date) {
    prepare(for: request)
    list.take(answer, at: now)
  }

  mutating func fail(_ error: any Error, for request: ProductQuery) {
    prepare(for: request)
    list.fail(error)
  }

  /// Nothing is awaited any more.
  mutating func end() {
    isOutdated = false
    list.end()
  }

  private mutating func prepare(for request: ProductQuery) {
    isOutdated = false
    guard request != self.request else { return }
    self.request = request
    list = Loadable()
  }
}
