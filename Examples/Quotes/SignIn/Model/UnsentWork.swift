public import Work

/// The number of a person's changes that the service does not know of.
public struct UnsentCount: Hashable, Sendable {
  public static let none = UnsentCount(waiting: 0, parked: 0)

  /// Will be sent as soon as it can be.
  public let waiting: Int
  /// Is not sent before the user has decided about it.
  public let parked: Int

  public init(waiting: Int, parked: Int) {
    self.waiting = waiting
    self.parked = parked
  }

  public var isEmpty: Bool { total == 0 }
  public var total: Int { waiting + parked }
}

/// The changes of people that the service does not know of yet.
public protocol UnsentWork: Sendable {
  func count(of person: PersonID) async throws -> UnsentCount
  /// The count now, and whenever it changes.
  func counts(of person: PersonID) -> AsyncStream<UnsentCount>
  /// Discards all of it. What is being sent at this moment may still be done.
  func discard(of person: PersonID) async throws
}
