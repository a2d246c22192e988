public import SillarModel

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
///   func handle(_ retry: Void) async { await note.retry() }
/// }
/// ```
public final class Loader<Value: Equatable & Sendable> {
  public var state: Loaded<Value> { current }

  @Observed private var current = Loaded<Value>()
  private let retrying: Retrying
  private let read: ((Reading<Value>) throws -> Void) async throws -> Void
  /// Counts the attempts: an answer to an earlier attempt is ignored.
  private var attempt = 0

  /// - Parameters:
  ///   - value: The value until it has been read, such as the answer of the screen before; nil when none is known.
  ///   - read: Reads the value from the model; called for each attempt. Its errors become ``Problem``s.
  public init(
    _ context: ModuleContext, value: Value? = nil, read: @escaping () async throws -> Value
  ) {
    retrying = Retrying(context)
    self.read = { take in try take(Reading(try await read())) }
    current.value = value
  }

  /// A loader of a value that the model saves: a saved value is shown until the live one arrives, and while there is
  /// none.
  ///
  /// The stream may stay open and give the value again whenever it changes, as `LiveReader` of SillarData does: then
  /// call ``run()`` in the presenter's `run()`, and what happens while the screen is covered is shown, too.
  ///
  /// - Parameter readings: Reads the value from the model; called for each attempt.
  public init(_ context: ModuleContext, readings: @escaping () -> Readings<Value>) {
    retrying = Retrying(context)
    read = { take in for try await reading in readings() { try take(reading) } }
  }

  /// Reads now, and again whenever the last attempt failed and another may succeed, until the task is cancelled.
  public func run() async {
    await attemptNow()
    await retrying.run(isNeeded: { current.needsReading }, attempt: { await attemptNow() })
  }

  /// Reads now, for example after the user has changed something. An attempt in progress is ignored, because its answer
  /// may be too old.
  public func load() async {
    current.problem = nil
    await attemptNow()
  }

  /// Reads again because the user wants to, unless an attempt is in progress.
  public func retry() async {
    current.problem = nil
    if !current.isLoading { await attemptNow() }
  }

  /// Changes the value that has been read, for example after an action of the user.
  public func change(_ change: (inout Value) -> Void) {
    guard var value = current.value else { return }
    change(&value)
    current.value = value
  }

  private func attemptNow() async {
    attempt += 1
    let attempt = attempt
    current.isLoading = true
    defer {
      if attempt == self.attempt {
        current.isLoading = false
        retrying.ended.signal()
      }
    }
    var hasBeenLive = false
    do {
      try await read { reading in
        // Ends a stream that stays open.
        guard attempt == self.attempt else { throw CancellationError() }
        current.take(reading, afterLive: hasBeenLive)
        hasBeenLive = hasBeenLive || reading.savedAt == nil
      }
    } catch {
      if attempt == self.attempt { current.fail(error) }
    }
  }
}
