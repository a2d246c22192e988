/// A clock on which a sleep lasts as long as the test's script decides.
public struct ScriptedClock: Clock {
  public struct Instant: InstantProtocol {
    public var offset = Duration.zero
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let script: @Sendable (Duration) async throws -> Void

  /// - Parameter script: Called with the duration of a sleep; returns when the sleep is over.
  public init(script: @escaping @Sendable (Duration) async throws -> Void) {
    self.script = script
  }

  public var now: Instant { Instant() }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await script(deadline.offset)
  }
}
