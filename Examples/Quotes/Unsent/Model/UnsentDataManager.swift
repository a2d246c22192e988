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
  /// How much of each there is.
  ///
  /// - Throws: ``UnsentError``.
  func count() async throws -> CountUnsent.Count
  /// What is taken back together with an entry, as it makes no sense without it.
  ///
  /// - Throws: ``UnsentError``.
  func company(of id: UnsentEntry.ID) async throws -> [UnsentEntry]
  /// What subjects are called by people, as far as that is known here.
  func topics(of subjects: [String]) async -> [String: UnsentTopic]
  /// Has it sent again; where it was in conflict, so that it holds.
  ///
  /// - Throws: ``UnsentError``.
  func retry(_ id: UnsentEntry.ID) async throws
  /// Takes it back, or out of the list where it is back already.
  ///
  /// - Throws: ``UnsentError``.
  func discard(_ id: UnsentEntry.ID) async throws
}
