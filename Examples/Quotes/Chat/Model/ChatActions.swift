/// What somebody can do with their chats.
///
/// ```swift
/// func makeActions(_ chats: any ChatsDataManager, _ chat: any ChatDataManager) -> ChatActions {
///   ChatActions(chats: chats, chat: chat)
/// }
/// ```
public struct ChatActions: Sendable {
  public let chats: any ChatsDataManager
  public let chat: any ChatDataManager
  public let sendDraft: any SendDraft

  public init(chats: any ChatsDataManager, chat: any ChatDataManager) {
    self.chats = chats
    self.chat = chat
    sendDraft = DefaultSendDraft(manager: chat)
  }
}
