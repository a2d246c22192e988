import Foundation

/// Under which the service knows a write: however often it comes, it is done once.
///
/// ```swift
/// let key = WriteKey()   // one that nobody else has
/// ```
public struct WriteKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init() { self.init(rawValue: UUID().uuidString.lowercased()) }
}

/// A transfer that somebody has begun and not finished. It is stored before anything is sent.
///
/// ```swift
/// let draft = TransferDraft(key: WriteKey(), content: lunch)
/// ```
public struct TransferDraft: Hashable, Sendable {
  public let key: WriteKey
  public let content: NewTransfer
  /// What the service made of it; nil as long as no answer has come.
  public let transfer: Transfer.ID?

  public init(key: WriteKey, content: NewTransfer, transfer: Transfer.ID? = nil) {
    self.key = key
    self.content = content
    self.transfer = transfer
  }
}

/// Remembers the drafts of one customer, also when the program ends. Throws ``AccountError/storageFailed(_:)``.
public protocol TransferDraftsRepository: Sendable {
  /// The draft with this content that there is, or a new one with a key of its own.
  func begin(_ content: NewTransfer) async throws -> TransferDraft
  /// Remembers what the service made of a draft.
  func made(_ transfer: Transfer.ID, of draft: WriteKey) async throws
  /// The draft that was begun last.
  func latest() async throws -> TransferDraft?
  /// Forgets a draft.
  func remove(_ draft: WriteKey) async throws
}
