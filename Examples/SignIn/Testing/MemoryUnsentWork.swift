public import Kit
public import SignInModel

/// Unsent work in memory, of one person.
public final class MemoryUnsentWork: InMemory, UnsentWork {
  public let memory: Memory<UnsentCount, any Error>
  private let stuck: Int

  /// - Parameter stuck: The number of waiting changes that cannot be discarded.
  public init(_ count: UnsentCount = .none, stuck: Int = 0) {
    memory = Memory(count)
    self.stuck = stuck
  }

  public func set(_ count: UnsentCount) { change { $0 = count } }

  public func count(of person: MemberID) async throws -> UnsentCount { state }
  public func counts(of person: MemberID) -> AsyncStream<UnsentCount> { memory.follow { $0 } }
  public func discard(of person: MemberID) async throws {
    set(UnsentCount(waiting: stuck, parked: 0))
  }
}
