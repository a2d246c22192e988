import Foundation
import MoviesModel
import Observation

/// Loads one thing for a view model and keeps it up to date.
@Observable final class Loader<Value: Equatable & Sendable> {
  private(set) var content = Loadable<Value>()
  private let recovery: Recovery
  private let ask: () -> Answers<Value>

  init(recovery: Recovery, ask: @escaping () -> Answers<Value>) {
    self.recovery = recovery
    self.ask = ask
  }

  /// For `run()`: loads, then keeps the age true.
  func run() async {
    await load()
    await recovery.watchAge { now in if let older = content.aged(at: now) { content = older } }
  }

  /// For `runWhileVisible()`: tries again by itself.
  func recover() async {
    await recovery.run(isNeeded: { content.needsRefresh }, refresh: { await load() })
  }

  /// The user wants to try again.
  func retry() async {
    content.clearFailure()
    if !content.isLoading { await load() }
  }

  private func load() async {
    content.begin()
    defer { content.end() }
    do {
      for try await answer in ask() { content.take(answer, at: recovery.now()) }
    } catch {
      content.fail(error)
    }
  }
}
