import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A clock on which sleeping takes no real time: a sleep returns immediately and moves the clock to its deadline.
///
/// For histories with many long waits. The date can be set forward or back independently of the time, as with
/// ``TestClock/jump(by:)``.
///
/// ```swift
/// let clock = HurriedClock()
/// try await clock.sleep(for: .seconds(3_600))   // at once
/// clock.jump(by: .seconds(-86_400))
/// let yesterday = clock.date
/// ```
public final class HurriedClock: Clock, Sendable {
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

  private struct State {
    var now = Instant(offset: .zero)
    var jumped = Duration.zero
  }

  private let start: Date
  private let state = Mutex(State())

  /// - Parameter start: The date at the creation of the clock; by default the start of 2026 in UTC.
  public init(startingAt start: Date = Date(timeIntervalSince1970: 1_767_225_600)) {
    self.start = start
  }

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// The date and time of day that the clock shows.
  public var date: Date {
    let passed = state.withLock { $0.now.offset + $0.jumped }
    return start.addingTimeInterval(passed / .seconds(1))
  }

  /// ``date``, for services that take the date as a function.
  public var wallClock: @Sendable () -> Date { { self.date } }

  /// Moves the clock to a moment, and returns.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    // Gives other tasks a turn, as a real sleep would.
    await Task.yield()
    try Task.checkCancellation()
    state.withLock { $0.now = max($0.now, deadline) }
  }

  /// Sets the date forward or back without advancing the time.
  public func jump(by duration: Duration) { state.withLock { $0.jumped += duration } }
}
