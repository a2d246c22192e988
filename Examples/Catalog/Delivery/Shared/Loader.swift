import CatalogModel
import Foundation
import Observation

/// Loads one thing for a presenter and keeps it up to date.
@Observable final class Loader<Value: Equatable & Sendable> {
  private(set) var content = Loadable<Value>()
  private let recovery: Recovery
  private let ask: () -> Answers<Value>

  init(recovery: Recovery, ask: @escaping () -> Answers<Value>) {
    self.recovery = recovery
    self.ask = ask
  }

  func load() async {
    content.begin()
    defer { content.end() }
    do {
      for try await answer in ask() { content.take(answer, at: recovery.now()) }
    } catch {
      content.fail(error)
    }
  }

  /// What the shop has just said about it.
  func put(_ value: Value) { content.take(Answer(value, .live), at: recovery.now()) }

  /// It has grown by a further page.
  func extend(_ answer: Answer<Value>) { content.extend(answer, at: recovery.now()) }

  func age(at now: Date) { if let older = content.aged(at: now) { content = older } }

  /// For `runWhileVisible()`: tries again by itself.
  func recover() async {
    await recovery.run(isNeeded: { content.needsRefresh }, refresh: { await load() })
  }

  /// The user wants to try again.
  func retry() async {
    content.clearFailure()
    if !content.isLoading { await load() }
  }
}
