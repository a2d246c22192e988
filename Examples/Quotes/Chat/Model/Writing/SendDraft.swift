import Foundation

/// Sends what somebody has written: at once where that is possible, else later. It is never lost on the way.
///
/// ```swift
/// func say(_ text: String, in chat: ChatID, _ sendDraft: any SendDraft) async throws {
///   try await sendDraft.execute(ChatDraft(text: text), in: chat)
/// }
/// ```
public protocol SendDraft: Sendable {
  /// - Throws: ``DraftProblem`` when it cannot be sent as it is; ``ChatError/storageFailed(_:)``.
  func execute(_ draft: ChatDraft, in chat: ChatID) async throws
}

/// Why something cannot be sent as it is.
///
/// ```swift
/// let problem = DraftProblem.tooLong(by: 3)
/// ```
public enum DraftProblem: Error, Hashable {
  /// There is nothing in it.
  case empty
  /// By so many characters.
  case tooLong(by: Int)
}

/// See ``SendDraft``.
public struct DefaultSendDraft: SendDraft {
  private let manager: any ChatDataManager
  private let makeID: @Sendable () -> MessageID

  public init(
    manager: any ChatDataManager,
    makeID: @escaping @Sendable () -> MessageID = { MessageID() }
  ) {
    self.manager = manager
    self.makeID = makeID
  }

  public func execute(_ draft: ChatDraft, in chat: ChatID) async throws {
    guard !draft.isEmpty else { throw DraftProblem.empty }
    let text = draft.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let excess = ChatDraft(text: text).excess
    guard excess == 0 else { throw DraftProblem.tooLong(by: excess) }
    let photos = draft.photos.isEmpty ? [nil] : draft.photos.map(Optional.some)
    let messages = photos.enumerated().map { place, photo in
      NewMessage(id: makeID(), text: place == 0 ? text : "", photo: photo)
    }
    try await manager.send(messages, in: chat)
  }
}
