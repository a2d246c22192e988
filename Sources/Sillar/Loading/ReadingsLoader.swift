public import Foundation
public import Observation
public import SillarModel

/// Loads a value for a presenter and keeps it up to date.
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
  @ObservationIgnored private let ask: () -> TypedReadings<Value, Problem>
  /// The number of the current request; answers to earlier requests are ignored.
  @ObservationIgnored private var turn = 0

  /// - Parameter ask: Requests the value from the model, once per call.
  public init(recovery: Recovery, ask: @escaping () -> TypedReadings<Value, Problem>) {
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

  /// Sets a value that the service has just sent, such as in answer to a change.
  public func put(_ value: Value) { content.take(TypedReading(value, .live), at: recovery.now()) }

  /// Extends the value by another page.
  public func extend(_ reading: TypedReading<Value, Problem>) {
    content.extend(reading, at: recovery.now())
  }

  /// Updates the value from local data after a local change. The value stays as old as it was.
  public func look(_ here: () async throws -> Value?) async {
    // Before the first answer there is nothing to update.
    guard content.value != nil, let value = try? await here() else { return }
    if value != content.value { extend(TypedReading(value, .live)) }
  }

  /// For `run()`: keeps the displayed age correct.
  public func watchAge() async { await recovery.watchAge { now in age(at: now) } }

  public func age(at now: Date) { if let older = content.aged(at: now) { content = older } }

  /// For `runWhileVisible()`: reloads automatically when a refresh is needed and may succeed.
  public func recover() async {
    await recovery.run(isNeeded: { content.needsRefresh }, refresh: { await load() })
  }

  /// For `runWhileVisible()` only: loads, then reloads as ``recover()`` does and keeps the displayed age correct.
  public func stayLoaded() async {
    await load()
    await recovery.run(
      isNeeded: {
        age(at: recovery.now())
        return content.needsRefresh
      }, refresh: { await load() })
  }

  /// Loads again because the user asks for it.
  public func retry() async {
    content.clearProblem()
    if !content.isLoading { await load() }
  }
}
