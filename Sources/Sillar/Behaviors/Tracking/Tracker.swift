import Synchronization

/// Keeps tracked events until their sink takes them. One for each app; ``ScreenTracking`` gives it those of a window.
///
/// ```swift
/// func track(_ configuration: Configuration) async {
///   let tracker = Tracker(sink: configuration[TrackingKey.self], clock: ContinuousClock())
///   tracker.note(TrackingEvent("app-started", screen: "none"))
///   await tracker.run()   // from `App.run()`
/// }
/// ```
///
/// No screen ever waits for it: noting an event is putting it in an array. When the sink is slow or fails, events
/// wait; when there are too many, the oldest go, and are counted.
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
  ///   - capacity: The most events to keep.
  ///   - interval: How long events may wait to be taken together.
  public init(
    sink: any TrackingSink, capacity: Int = 1000, interval: Duration = .seconds(5),
    clock: any Clock<Duration>
  ) {
    self.sink = sink
    self.capacity = max(1, capacity)
    self.interval = interval
    self.clock = clock
  }

  /// How many events have gone because there were too many.
  public var dropped: Int { state.withLock { $0.dropped } }

  public func note(_ event: TrackingEvent) {
    state.withLock { state in
      state.waiting.append(event)
      limit(&state)
    }
  }

  /// Hands events to the sink until the task is cancelled, and then what is left; for that the sink has one interval.
  public func run() async {
    while (try? await clock.sleep(for: interval)) != nil { await flush() }
    // In tasks of their own: this one is cancelled, and with it whatever a sink does to send something.
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
