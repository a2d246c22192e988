import Synchronization

/// Keeps tracked events until their sink takes them. An app has one; ``ScreenTracking`` sends it the events of a
/// window.
///
/// ```swift
/// func track(_ configuration: Configuration) async {
///   let tracker = Tracker(sink: configuration[TrackingKey.self], clock: ContinuousClock())
///   tracker.note(TrackingEvent("app-started", screen: "none"))
///   await tracker.run()   // from `App.run()`
/// }
/// ```
///
/// Noting an event appends it to an array, so screens never wait. When the sink is slow or fails, events wait. When too
/// many wait, the oldest are dropped and counted.
public final class Tracker: Sendable {
  private struct State {
    var waiting: [TrackingEvent] = []
    var dropped = 0
  }

  private let sink: any TrackingSink
  private let capacity: Int
  private let interval: Duration
  private let clock: any Clock<Duration>
  private let state = Mutex(State())

  /// - Parameters:
  ///   - capacity: The maximum number of waiting events.
  ///   - interval: The time between two batches.
  public init(
    sink: any TrackingSink, capacity: Int = 1000, interval: Duration = .seconds(5),
    clock: any Clock<Duration>
  ) {
    self.sink = sink
    self.capacity = max(1, capacity)
    self.interval = interval
    self.clock = clock
  }

  /// The number of events that were dropped because too many were waiting.
  public var dropped: Int { state.withLock { $0.dropped } }

  public func note(_ event: TrackingEvent) {
    state.withLock { state in
      state.waiting.append(event)
      limit(&state)
    }
  }

  /// Sends events to the sink until the task is cancelled, then the remaining events, which may take one interval at
  /// most.
  public func run() async {
    while (try? await clock.sleep(for: interval)) != nil { await flush() }
    // In separate tasks: this task is cancelled, which would also cancel the sink's requests.
    let last = Task { await flush() }
    let limit = Task {
      if (try? await clock.sleep(for: interval)) != nil { last.cancel() }
    }
    await last.value
    limit.cancel()
  }

  private func flush() async {
    let events = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    guard !events.isEmpty else { return }
    do {
      try await sink.take(events)
    } catch {
      state.withLock { state in
        state.waiting = events + state.waiting
        limit(&state)
      }
    }
  }

  private func limit(_ state: inout State) {
    let excess = state.waiting.count - capacity
    guard excess > 0 else { return }
    state.waiting.removeFirst(excess)
    state.dropped += excess
  }
}
