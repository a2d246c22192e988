import Foundation

/// Sends a draft as messages: at once if possible, else later.
///
/// ```swift
/// func say(_ text: String, in chat: ChatID, _ repository: any ChatRepository) async throws {
///   try await SendDraft(repository).execute(ChatDraft(text: text), in: chat)
/// }
/// ```
public struct SendDraft: Sendable {
  private let repository: any ChatRepository

  public init(_ repository: any ChatRepository) { self.repository = repository }

  /// - Throws: ``DraftFlaw`` if the draft cannot be sent as it is; the errors of ``ChatRepository/send(_:in:)``.
  public func execute(_ draft: ChatDraft, in chat: ChatID) async throws {
    guard !draft.isEmpty else { throw DraftFlaw.empty }
    let text = draft.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let excess = ChatDraft(text: text).excess
    guard excess == 0 else { throw DraftFlaw.tooLong(by: excess) }
    let photos = draft.photos.isEmpty ? [nil] : draft.photos.map(Optional.some)
    let messages = photos.enumerated().map { index, photo in
      NewMessage(id: MessageID(), text: index == 0 ? text : "", photo: photo)
    }
    try await repository.send(messages, in: chat)
  }
}

/// The reason why a draft cannot be sent as it is.
public enum DraftFlaw: Error, Hashable {
  case empty
  /// The number of characters above the limit.
  case tooLong(by: Int)
}
