import AccountModel
import Foundation
import Observation

/// Loads one thing for a presenter, each time that its screen is seen, and keeps it up to date.
@Observable final class Loader<Value: Equatable & Sendable> {
  private(set) var content = Loadable<Value>()
  @ObservationIgnored private let recovery: Recovery
  @ObservationIgnored private let ask: () -> Answers<Value>
  /// Counts what was asked: what comes for an earlier turn is too late.
  @ObservationIgnored private var turn = 0

  init(recovery: Recovery, ask: @escaping () -> Answers<Value>) {
    self.recovery = recovery
    self.ask = ask
  }

  /// For `run()`: keeps the age true.
  func watchAge() async {
    await recovery.watchAge { now in if let older = content.aged(at: now) { content = older } }
  }

  /// For `runWhileVisible()`: loads, then tries again by itself while that is needed.
  func runWhileVisible() async {
    await load()
    await recovery.run(isNeeded: { content.needsRefresh }, refresh: { await load() })
  }

  /// The customer wants to try again.
  func retry() async {
    content.clearFailure()
    if !content.isLoading { await load() }
  }

  func load() async {
    turn += 1
    let turn = turn
    content.begin()
    do {
      for try await answer in ask() {
        guard turn == self.turn else { return }
        content.take(answer, at: recovery.now())
      }
    } catch {
      if turn == self.turn { content.fail(error) }
    }
    if turn == self.turn { content.end() }
  }
}
