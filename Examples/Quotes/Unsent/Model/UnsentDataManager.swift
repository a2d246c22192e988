/// What one person has changed and the service does not have.
///
/// ```swift
/// func count(_ unsent: any UnsentDataManager) async throws -> Int { try await unsent.entries().count }
/// ```
public protocol UnsentDataManager: Sendable {
  /// In the order in which they were made.
  ///
  /// - Throws: ``UnsentError``.
  func entries() async throws -> [UnsentEntry]
  /// Gives a value now, and whenever something has come, gone or changed.
  func changes() -> AsyncStream<Void>
  /// Has it sent again; where it was in conflict, so that it holds.
  ///
  /// - Throws: ``UnsentError``.
  func retry(_ id: UnsentEntry.ID) async throws
  /// Takes it back, or out of the list where it is back already.
  ///
  /// - Throws: ``UnsentError``.
  func discard(_ id: UnsentEntry.ID) async throws
}
