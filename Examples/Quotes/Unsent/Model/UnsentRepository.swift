public import SillarModel

/// The changes of one person that the service does not have.
///
/// ```swift
/// func subjects(_ unsent: any UnsentRepository) async throws {
///   for try await groups in unsent.groups() { print(groups.value.map(\.subject)) }
/// }
/// ```
///
/// Errors are ``UnsentError``s and `Problem`s.
public protocol UnsentRepository: Sendable {
  /// The changes by subject, and each change of them until the caller stops listening.
  func groups() -> Readings<[UnsentGroup]>
  /// The number of other changes that are discarded with a change, because they depend on it.
  func company(of id: UnsentEntry.ID) async throws -> Int
  /// Sends a refused change again; one in conflict so that it wins.
  func retry(_ id: UnsentEntry.ID) async throws
  /// Discards a change, or the notice that it was overruled.
  func discard(_ id: UnsentEntry.ID) async throws
}

/// The reason why a change can no longer be discarded or sent again. Its texts are those of its `problem`.
public enum UnsentError: String, ProblemConvertible {
  /// The change is being sent, or may have been sent.
  case tooLate = "too-late"
  /// The change has been sent or discarded meanwhile.
  case gone
  /// A newer version of the app has stored the change: only that can discard it.
  case unreadable

  public var problem: Problem { .refused(code: rawValue, module: "Unsent") }
}
