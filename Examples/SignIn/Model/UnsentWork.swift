/// The number of a person's changes that the service does not have.
public struct UnsentCount: Hashable, Sendable {
  public static let none = UnsentCount(waiting: 0, parked: 0)

  /// Changes that will be sent as soon as possible.
  public let waiting: Int
  /// Changes that are not sent until the user has decided about them.
  public let parked: Int

  public init(waiting: Int, parked: Int) {
    self.waiting = waiting
    self.parked = parked
  }

  public var isEmpty: Bool { total == 0 }
  public var total: Int { waiting + parked }
}

/// The changes of people that the service does not have yet.
public protocol UnsentWork: Sendable {
  func count(of person: MemberID) async throws -> UnsentCount
  /// The count now, and whenever it changes.
  func counts(of person: MemberID) -> AsyncStream<UnsentCount>
  /// Discards all changes. A change that is being sent at this moment may still be made.
  func discard(of person: MemberID) async throws
}
