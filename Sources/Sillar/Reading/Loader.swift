public import SillarModel

/// Reads a value for a presenter, and reads it again when a service that failed may be available.
///
/// ```swift
/// enum NoteEvent: Equatable, Sendable { case retried }
///
/// @Observable final class NotePresenter: Presenter {
///   private let note: Loader<String>
///   var state: Loaded<String> { note.state }
///
///   init(_ context: ModuleContext, read: @escaping () async throws -> String) {
///     note = Loader(context, read: read)
///   }
///
///   func runWhileVisible() async { await note.run() }
///   func handle(_ event: NoteEvent) async { await note.retry() }
/// }
/// ```
public final class Loader<Value: Equatable & Sendable> {
  public var state: Loaded<Value> { current }

  @Observed private var current = Loaded<Value>()
  private let retrying: Retrying
  private let source: Source
  /// Counts the attempts: an answer to an earlier attempt is ignored.
  private var attempt = 0
  /// The last attempt that has an answer: a live reading, a problem, or the end.
  private var answered = 0
  /// True while ``run()`` is to make another attempt at once.
  private var isAsked = false
  private var isRunning = false
  /// Ends the stream of the attempt in progress.
  private var endStream: () -> Void = {}

  private enum Source {
    case value(() async throws -> Value)
    case readings(() -> Readings<Value>)
  }

  /// - Parameters:
  ///   - value: The value until it has been read, such as the answer of the screen before; nil when none is known.
  ///   - read: Reads the value from the model; called for each attempt. Its errors become `Problem`s.
  public init(
    _ context: ModuleContext, value: Value? = nil, read: @escaping () async throws -> Value
  ) {
    retrying = Retrying(context)
    source = .value(read)
    current.value = value
  }

  /// A loader of a value that the model saves: a saved value is shown until the live one arrives, and while there is
  /// none.
  ///
  /// The stream may stay open and give the value again whenever it changes, as `LiveReader` of SillarData does: then
  /// call ``run()`` in the presenter's `run()`, and what happens while the screen is covered is shown, too.
  ///
  /// - Parameters:
  ///   - preview: What the screen before knows of the value, such as the row that was tapped. It is shown until there is a
  ///     reading, and its state is a ``Loaded/isPreview``: the view leaves out what is missing. Nil when nothing is known.
  ///   - readings: Reads the value from the model; called for each attempt.
  public init(
    _ context: ModuleContext, preview: Value? = nil, readings: @escaping () -> Readings<Value>
  ) {
    retrying = Retrying(context)
    source = .readings(readings)
    current.value = preview
    current.isPreview = preview != nil
  }

  /// Reads now, and again whenever the last attempt failed and another may succeed, until the task is cancelled.
  public func run() async {
    isRunning = true
    defer {
      isRunning = false
      retrying.ended.signal()
    }
    await attemptNow()
    await retrying.run(
      isAsked: { isAsked }, isNeeded: { current.needsReading }, attempt: { await attemptNow() })
  }

  /// Reads now, for example after the user has changed something, and returns with the answer. An attempt in progress is
  /// ignored, because its answer may be too old. While ``run()`` is active, a stream goes on there.
  public func load() async {
    current.problem = nil
    await attemptAnew()
  }

  /// Reads again because the user wants to, unless an attempt is in progress.
  public func retry() async {
    current.problem = nil
    if !current.isLoading { await attemptAnew() }
  }

  /// Changes the value that has been read, for example after an action of the user.
  public func change(_ change: (inout Value) -> Void) {
    guard var value = current.value else { return }
    change(&value)
    current.value = value
  }

  /// Returns when a new attempt has an answer. An attempt at a stream is made by ``run()``, because the stream may stay
  /// open for longer than the event that this belongs to.
  private func attemptAnew() async {
    guard isRunning, case .readings = source else { return await attemptNow() }
    isAsked = true
    endStream()
    retrying.asked.signal()
    retrying.ended.signal()
    let wanted = attempt + 1
    var seen = 0
    while isRunning, answered < wanted, !Task.isCancelled {
      seen = await retrying.ended.wait(after: seen)
    }
  }

  private func attemptNow() async {
    endStream()
    attempt += 1
    isAsked = false
    let attempt = attempt
    current.isLoading = true
    defer {
      if attempt == self.attempt {
        current.isLoading = false
        if !isAsked { answered = attempt }
        retrying.ended.signal()
      }
    }
    var hasBeenLive = false
    do {
      try await read { reading in
        // An answer to an earlier attempt is ignored.
        guard attempt == self.attempt else { throw CancellationError() }
        current.take(reading, afterLive: hasBeenLive)
        hasBeenLive = hasBeenLive || reading.savedAt == nil
        guard answered < attempt, reading.savedAt == nil || reading.problem != nil else { return }
        answered = attempt
        retrying.ended.signal()
      }
    } catch {
      if attempt == self.attempt { current.fail(error) }
    }
  }

  private func read(_ take: (Reading<Value>) throws -> Void) async throws {
    switch source {
    case .value(let read): try take(Reading(try await read()))
    case .readings(let readings):
      for try await reading in endable(readings()) { try take(reading) }
    }
  }

  /// The same readings until ``endStream`` is called.
  private func endable(_ readings: Readings<Value>) -> Readings<Value> {
    let (stream, continuation) = Readings<Value>.makeStream()
    let forwarding = Task {
      do {
        for try await reading in readings { continuation.yield(reading) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in forwarding.cancel() }
    endStream = { continuation.finish() }
    return stream
  }
}
