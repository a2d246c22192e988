import Foundation
public import Work

/// The other person of a chat, and its subject.
public struct ChatHeading: Hashable, Sendable {
  public let with: Person
  /// The title of the request.
  public let title: String

  public init(with: Person, title: String) {
    self.with = with
    self.title = title
  }
}

/// One chat in a person's list.
public struct ChatSummary: Identifiable, Hashable, Sendable {
  public let id: ChatID
  public let heading: ChatHeading
  /// The last message, sent or not; nil in an empty chat.
  public let last: ConversationLine?
  /// The number of unread messages of the other person.
  public let unread: Int

  public init(id: ChatID, heading: ChatHeading, last: ConversationLine?, unread: Int) {
    self.id = id
    self.heading = heading
    self.last = last
    self.unread = unread
  }

  /// The chat with the latest message comes first; empty chats come last, in their order.
  public static func sorted(_ chats: [ChatSummary]) -> [ChatSummary] {
    chats.sorted { $0.last?.date ?? .distantPast > $1.last?.date ?? .distantPast }
  }
}
