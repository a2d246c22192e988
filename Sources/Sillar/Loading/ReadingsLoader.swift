public import Foundation
public import Observation
public import SillarModel

/// Loads one thing for a presenter and keeps it up to date.
///
/// ```swift
/// @Observable final class NamePresenter<Problem: ReadingProblem>: Presenter {
///   private let name: ReadingsLoader<String, Problem>
///   var state: Loadable<String, Problem> { name.content }
///
///   init(name: ReadingsLoader<String, Problem>) { self.name = name }
///
///   func run() async {
///     await name.load()
///     await name.watchAge()
///   }
///   func runWhileVisible() async { await name.recover() }
///   func handle(_ retry: Void) async { await name.retry() }
/// }
/// ```
@Observable public final class ReadingsLoader<Value: Equatable & Sendable, Problem: ReadingProblem>
{
  public private(set) var content = Loadable<Value, Problem>()
  @ObservationIgnored private let recovery: Recovery
  @ObservationIgnored private let ask: () -> Readings<Value, Problem>
  /// Counts what was asked: what comes for an earlier turn is too late.
  @ObservationIgnored private var turn = 0

  /// - Parameter ask: Asks the model for it, each time anew.
  public init(recovery: Recovery, ask: @escaping () -> Readings<Value, Problem>) {
    self.recovery = recovery
    self.ask = ask
  }

  public func load() async {
    turn += 1
    let turn = turn
    content.begin()
    do {
      for try await reading in ask() {
        guard turn == self.turn else { return }
        content.take(reading, at: recovery.now())
      }
    } catch {
      if turn == self.turn { content.fail(error) }
    }
    if turn == self.turn { content.end() }
  }

  /// What the service has just said about it, such as in answer to a change.
  public func put(_ value: Value) { content.take(Reading(value, .live), at: recovery.now()) }

  /// It has grown by a further page.
  public func extend(_ reading: Reading<Value, Problem>) {
    content.extend(reading, at: recovery.now())
  }

  /// What is known here, after something was done here: as old as what was shown before.
  public func look(_ here: () async throws -> Value?) async {
    // Before the first answer there is nothing to be brought up to date.
    guard content.value != nil, let value = try? await here() else { return }
    if value != content.value { extend(Reading(value, .live)) }
  }

  /// For `run()`: keeps true how old it is said to be.
  public func watchAge() async { await recovery.watchAge { now in age(at: now) } }

  public func age(at now: Date) { if let older = content.aged(at: now) { content = older } }

  /// For `runWhileVisible()`: loads again by itself whenever that is needed and worth while.
  public func recover() async {
    await recovery.run(isNeeded: { content.needsRefresh }, refresh: { await load() })
  }

  /// For `runWhileVisible()` alone: loads, and again as ``recover()`` does; keeps true how old it is said to be.
  public func stayLoaded() async {
    await load()
    await recovery.run(
      isNeeded: {
        age(at: recovery.now())
        return content.needsRefresh
      }, refresh: { await load() })
  }

  /// The user wants to try again.
  public func retry() async {
    content.clearProblem()
    if !content.isLoading { await load() }
  }
}
