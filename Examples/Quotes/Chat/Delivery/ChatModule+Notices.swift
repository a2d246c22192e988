public import ChatModel
public import Sillar
public import SillarModel
import Work

extension ChatModule {
  /// The chats in which something is unread, for `App.notices(for:as:)`.
  ///
  /// ```swift
  /// func notices(_ chats: any ChatRepository, _ context: ModuleContext) -> AsyncStream<[Notice]> {
  ///   ChatModule.notices(of: chats, retrying: context.reconnection)
  /// }
  /// ```
  public static func notices(
    of chats: any ChatRepository, retrying reconnection: any Reconnection
  ) -> AsyncStream<[Notice]> {
    Notice.following(chats.chats, retrying: reconnection) { $0.compactMap(notice) }
  }

  private static func notice(_ chat: ChatSummary) -> Notice? {
    // What the person has written after it, elsewhere, is no news.
    guard chat.unread > 0, let last = chat.last, !last.isOwn else { return nil }
    return Notice(
      Words.newMessages, about: "chat \(chat.id.subject)", event: last.id.rawValue,
      title: chat.heading.with.name,
      last.text.isEmpty ? Words.chatsPhoto.localized : last.text.localized,
      opens: ChatRoute(chat: chat.id), unread: chat.unread)
  }
}
