public import SillarModel
import SillarVocabulary
import Synchronization

/// Notes which screens of an app are visible and on which the user acts, and sends that to a service, a file or a log.
///
/// ```swift
/// func makeTracker(_ work: AppWork) -> Tracker {
///   Tracker(work: work, clock: ContinuousClock()) { events in
///     for event in events { print(event.name, event.screen) }
///   }
/// }
/// ```
///
/// An app has one tracker, and each window a ``behavior(answer:keep:)`` of it, which asks the visitor first. Noting an event
/// appends it to an array, so screens never wait. When sending is slow or fails, events wait. When too many wait, the oldest are
/// dropped and counted. If the work does not run, an act in a window makes a `Diagnostic`, from one interval after the first act
/// on.
public final class Tracker: Sendable {
  private struct State {
    var waiting: [TrackingEvent] = []
    var dropped = 0
  }

  private let send: @Sendable ([TrackingEvent]) async throws -> Void
  private let capacity: Int
  private let interval: Duration
  private let clock: any Clock<Duration>
  private let elapsed: ElapsedTime
  private let awaitedRun = AwaitedRun("Events wait", for: "the tracker")
  private let state = Mutex(State())

  /// - Parameters:
  ///   - work: Sends events while it runs.
  ///   - capacity: The maximum number of waiting events.
  ///   - interval: The time between two batches.
  ///   - clock: Measures the interval, and how long screens are visible.
  ///   - send: Takes events, in the order in which they occurred. After an error they are offered again, together with
  ///     newer events.
  public init(
    work: AppWork, capacity: Int = 1000, interval: Duration = .seconds(5),
    clock: any Clock<Duration>,
    send: @escaping @Sendable ([TrackingEvent]) async throws -> Void
  ) {
    self.send = send
    self.capacity = max(1, capacity)
    self.interval = interval
    self.clock = clock
    elapsed = ElapsedTime(clock)
    work.add { await self.run() }
  }

  /// The number of events that were dropped because too many were waiting.
  public var dropped: Int { state.withLock { $0.dropped } }

  /// Creates the behavior that notes the events of a window's screens. It asks the visitor first, at the top of each screen and until
  /// there is an answer, and notes nothing of a visitor who has not agreed. The question is on the screen of the preferences, too,
  /// also when it is answered.
  ///
  /// ```swift
  /// func tracking(
  ///   _ tracker: Tracker, _ read: @escaping (_ visitor: String) async throws -> Bool?,
  ///   _ store: @escaping (Bool, _ visitor: String) async throws -> Void, _ context: ModuleContext
  /// ) -> any Behavior {
  ///   let visitor = context.visitor.id
  ///   return tracker.behavior(
  ///     answer: { try await read(visitor) }, keep: { try await store($0, visitor) })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - answer: Reads the visitor's answer; nil for none. If it cannot be read, nothing is asked and nothing noted.
  ///   - keep: Stores the visitor's answer: true to agree. If it cannot be stored, it holds in this window.
  public func behavior(
    answer: @escaping () async throws -> Bool?, keep: @escaping (Bool) async throws -> Void
  ) -> any Behavior {
    ScreenTracking(self, clock: clock, answer: answer, keep: keep)
  }

  /// Notes an event of the app's own, whether or not the visitor has agreed.
  public func note(_ event: TrackingEvent) {
    state.withLock { state in
      state.waiting.append(event)
      limit(&state)
    }
  }

  /// Tells the window of the task that events wait, unless they are sent or the app may still be starting.
  func expectRun() {
    if let mistake = awaitedRun.mistake(at: elapsed(), patience: interval) {
      CurrentTask.owner?.report(mistake)
    }
  }

  /// Sends events until the task is cancelled, then the remaining events, which may take one interval at
  /// most.
  private func run() async {
    awaitedRun.begin()
    while (try? await clock.sleep(for: interval)) != nil { await flush() }
    // In separate tasks: this task is cancelled, which would also cancel its requests.
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
      try await send(events)
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
