public import Work

/// How much somebody has done that the service does not know of.
///
/// ```swift
/// let count = UnsentCount(waiting: 2, parked: 1)
/// ```
public struct UnsentCount: Hashable, Sendable {
  public static let none = UnsentCount(waiting: 0, parked: 0)

  /// Will be sent as soon as it can be.
  public let waiting: Int
  /// Is not sent before somebody says what is to become of it.
  public let parked: Int

  public init(waiting: Int, parked: Int) {
    self.waiting = waiting
    self.parked = parked
  }

  public var isEmpty: Bool { total == 0 }
  public var total: Int { waiting + parked }
}

/// Knows what people have done that the service does not know of yet. The app fills it.
///
/// ```swift
/// struct NothingUnsent: UnsentWork {
///   func count(of person: PersonID) async throws -> UnsentCount { .none }
///   func counts(of person: PersonID) -> AsyncStream<UnsentCount> { AsyncStream { $0.yield(.none) } }
///   func discard(of person: PersonID) async throws {}
/// }
/// ```
public protocol UnsentWork: Sendable {
  func count(of person: PersonID) async throws -> UnsentCount
  /// The count now, and whenever it changes.
  func counts(of person: PersonID) -> AsyncStream<UnsentCount>
  /// Discards all of it. What is being sent at this moment may still be done.
  func discard(of person: PersonID) async throws
}
