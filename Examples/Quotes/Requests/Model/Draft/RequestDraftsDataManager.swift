/// Keeps what one person is writing, also when the program ends.
///
/// Errors are ``RequestsError/storageFailed(_:)``.
///
/// ```swift
/// func goOn(_ drafts: any RequestDraftsDataManager) async throws -> RequestDraft? {
///   try await drafts.load()
/// }
/// ```
public protocol RequestDraftsDataManager: Sendable {
  func load() async throws -> RequestDraft?
  /// Also when the one who asked is cancelled meanwhile.
  func save(_ draft: RequestDraft) async throws
  func discard() async throws
}
