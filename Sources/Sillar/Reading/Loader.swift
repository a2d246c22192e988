public import Observation
import SillarModel

/// Reads a value for a presenter, and reads it again when a service that failed may be available.
///
/// ```swift
/// @Observable final class NotePresenter: Presenter {
///   private let note: Loader<String>
///   var state: Loaded<String> { note.state }
///
///   init(_ context: ModuleContext, read: @escaping () async throws -> String) {
///     note = Loader(context, read: read)
///   }
///
///   func runWhileVisible() async { await note.run() }
///   func handle(_ retry: Void) async { await note.load() }
/// }
/// ```
@Observable public final class Loader<Value: Equatable & Sendable> {
  public private(set) var state = Loaded<Value>()
  @ObservationIgnored private let reconnection: any Reconnection
  @ObservationIgnored private let read: () async throws -> Value
  /// Counts the attempts: an answer to an earlier attempt is ignored.
  @ObservationIgnored private var attempt = 0
  @ObservationIgnored private let ended = WakeUp()

  /// - Parameter read: Reads the value from the model; called for each attempt. Its errors become ``Problem``s.
  public init(_ context: ModuleContext, read: @escaping () async throws -> Value) {
    reconnection = context.reconnection
    self.read = read
  }

  /// Reads now, and again whenever the last attempt failed and another may succeed, until the task is cancelled.
  public func run() async {
    await load()
    var failures = 0
    while !Task.isCancelled {
      let seen = ended.signals
      if state.needsReading {
        failures += 1
        await reconnection.wait(afterFailures: failures)
        if !Task.isCancelled, state.needsReading { await load() }
      } else {
        failures = 0
        _ = await ended.wait(after: seen)
      }
    }
  }

  /// Reads now. Clears the problem of the last attempt first.
  public func load() async {
    attempt += 1
    let attempt = attempt
    state.isLoading = true
    state.problem = nil
    defer {
      if attempt == self.attempt {
        state.isLoading = false
        ended.signal()
      }
    }
    do {
      let value = try await read()
      if attempt == self.attempt { state.value = value }
    } catch {
      if attempt == self.attempt { state.problem = Problem(error) }
    }
  }

  /// Changes the value that has been read, for example after an action of the user.
  public func change(_ change: (inout Value) -> Void) {
    guard var value = state.value else { return }
    change(&value)
    state.value = value
  }
}
