import Sillar
import SillarHost
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A clock that moves only when a test moves it.
///
/// Pass it to code that takes an `any Clock<Duration>`, and ``wallClock`` to code that needs the date:
///
/// ```swift
/// let clock = TestClock()
/// let app = try await TestHost.open(SearchApp(clock: clock), clock: clock)
/// try await app.type("dune", into: "Search")
/// try await app.advance(by: .milliseconds(300))
/// try await app.see("Dune (1984)")
/// ```
///
/// Without a host, use ``advance(by:)``. Sleepers wake in the order of their deadlines. Each woken task runs until its
/// next sleep, or as far as it can, before the next one wakes. A cancelled task wakes immediately, with a
/// `CancellationError`.
///
/// Time and date are separate, as in reality: ``advance(by:)`` moves both, ``jump(by:)`` moves only the date, as
/// changing the system date does.
public final class TestClock: Clock, Sendable {
  /// A moment, measured from the creation of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// The moment that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from this moment to another one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var jumped = Duration.zero
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var windows: [Int: (window: Window, executor: IdleExecutor)] = [:]

    /// The sleeper to wake next, if its deadline is not after `end`.
    func next(until end: Instant) -> Sleeper? {
      sleepers.values.filter { $0.deadline <= end }
        .min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }
  }

  /// The time limit, in real time, for a woken task to sleep again. Only a busy machine reaches it.
  private static let patience = Duration.milliseconds(50)
  /// The same limit after a window change has shown that the task has completed some work.
  private static let patienceAfterChange = Duration.milliseconds(20)

  /// The maximum number of rounds in which a window and its tasks can give work to each other in one turn.
  private static let maximumRounds = 50

  private let start: Date
  private let state = Mutex(State())
  /// A signal for each task that goes to sleep.
  let fallenAsleep = WakeUp()
  private let awoken = WakeUp()

  /// - Parameter start: The date at the creation of the clock; by default the start of 2026 in UTC.
  public init(startingAt start: Date = Date(timeIntervalSince1970: 1_767_225_600)) {
    self.start = start
  }

  // MARK: Reading

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// The date and time of day that the clock shows.
  public var date: Date {
    let passed = state.withLock { $0.now.offset + $0.jumped }
    return start.addingTimeInterval(passed / .seconds(1))
  }

  /// ``date``, for services that take the date as a function.
  public var wallClock: @Sendable () -> Date { { self.date } }

  /// The number of sleeping tasks.
  public var sleepers: Int { state.withLock { $0.sleepers.count } }

  /// The time until the next task wakes; nil when no task sleeps.
  public var timeToNextWaking: Duration? {
    state.withLock { state in
      state.sleepers.values.map(\.deadline).min().map { state.now.duration(to: $0) }
    }
  }

  // MARK: Sleeping

  /// Returns when a test has moved the clock to a moment.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    var hasSlept = false
    defer { if hasSlept { awoken.signal() } }
    try await RestingTasks.rest {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let outcome: Result<Void, any Error>? = state.withLock { state in
            if Task.isCancelled { return .failure(CancellationError()) }
            if deadline <= state.now { return .success(()) }
            state.sleepers[id] = Sleeper(id: id, deadline: deadline, continuation: continuation)
            return nil
          }
          hasSlept = outcome == nil
          if let outcome { continuation.resume(with: outcome) } else { fallenAsleep.signal() }
        }
      } onCancel: {
        let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
        sleeper?.continuation.resume(throwing: CancellationError())
      }
    }
    // A sleep of zero length must still give other tasks a turn.
    if !hasSlept { await Task.yield() }
  }

  /// Waits, in real time, until a number of tasks sleep.
  ///
  /// Call it before ``advance(by:)`` when nothing else indicates that the task under test has gone to sleep.
  ///
  /// - Parameter limit: The time limit, in real time.
  /// - Throws: ``TestFailure`` when fewer tasks sleep at the limit.
  public func untilAsleep(
    _ count: Int = 1, within limit: Duration = .seconds(10), fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    let deadline = ContinuousClock.now + limit
    while true {
      let seen = fallenAsleep.signals
      if sleepers >= count { return }
      let left = ContinuousClock.now.duration(to: deadline)
      let signal = await fallenAsleep.wait(after: seen, within: left)
      guard signal != nil, !Task.isCancelled else {
        throw TestFailure(
          "\(sleepers) tasks are asleep on the clock, not \(count), after \(limit).", fileID, line)
      }
    }
  }

  // MARK: Moving

  /// Advances the time and wakes the tasks whose deadline is reached.
  ///
  /// Returns after each woken task has had a turn. A task that also waits for something else, such as a request, may
  /// still be running.
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the time to a moment. Never moves it back.
  public func advance(to end: Instant) async {
    var isRestless = await turn(times: 3) != nil
    while !isRestless, let sleeper = takeNext(until: end) {
      let asleep = fallenAsleep.signals
      let awake = awoken.signals
      let changes = await changesOfWindows()
      sleeper.continuation.resume()
      _ = await awoken.wait(after: awake)
      await letRun(until: asleep, changes)
      isRestless = await turn(times: 2) != nil
      if Task.isCancelled { return }
    }
    state.withLock { $0.now = max($0.now, end) }
    await turn(times: 3)
  }

  /// Sets the date forward or back without advancing the time: no task wakes.
  public func jump(by duration: Duration) {
    state.withLock { $0.jumped += duration }
  }

  private func takeNext(until end: Instant) -> Sleeper? {
    state.withLock { state in
      guard let next = state.next(until: end) else { return nil }
      state.sleepers[next.id] = nil
      state.now = max(state.now, next.deadline)
      return next
    }
  }

  // MARK: Turns

  /// Runs all jobs that are ready, here and in the windows of the hosts that share this clock. Afterward the windows'
  /// tasks sleep or wait for something else.
  ///
  /// - Returns: A window whose tasks always have something to run; nil if there is none.
  @discardableResult func turn(times: Int) async -> Window? {
    for _ in 0..<times {
      await Task.yield()
      for (window, executor) in windows.values {
        // A window can give work to its tasks, and the tasks to the window.
        for _ in 0..<Self.maximumRounds where !Task.isCancelled {
          let count = executor.count
          await window.render { _ in }
          guard await executor.untilIdle() else { return window }
          if executor.count == count { break }
        }
      }
    }
    return nil
  }

  /// Waits until a woken task sleeps again, or the time limit is reached.
  private func letRun(until asleep: Int, _ changes: [Int: Int]) async {
    let sleeps: @Sendable () async -> Bool = {
      _ = await self.fallenAsleep.wait(after: asleep)
      return true
    }
    let changed = windows.map { id, place -> @Sendable () async -> Bool in
      {
        _ = await place.window.changes(after: changes[id] ?? 0)
        return false
      }
    }
    if await first(of: [sleeps] + changed, within: Self.patience) == false {
      _ = await fallenAsleep.wait(after: asleep, within: Self.patienceAfterChange)
    }
  }

  private var windows: [Int: (window: Window, executor: IdleExecutor)] {
    state.withLock { $0.windows }
  }

  /// The number of the last signal of each window.
  private func changesOfWindows() async -> [Int: Int] {
    var changes: [Int: Int] = [:]
    for (id, place) in windows { changes[id] = await place.window.changes(after: -1) }
    return changes
  }

  /// Makes the clock wait for a window's tasks, too.
  ///
  /// - Returns: The number to pass to ``remove(_:)``.
  func add(_ window: Window, _ executor: IdleExecutor) -> Int {
    state.withLock { state in
      state.nextID += 1
      state.windows[state.nextID] = (window, executor)
      return state.nextID
    }
  }

  func remove(_ window: Int) { state.withLock { $0.windows[window] = nil } }
}
