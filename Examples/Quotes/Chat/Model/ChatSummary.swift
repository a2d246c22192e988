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

/// One chat among all of somebody's.
public struct ChatSummary: Identifiable, Hashable, Sendable {
  public let id: ChatID
  public let heading: ChatHeading
  /// The last message, sent or not; nil when nobody has written yet.
  public let last: ConversationLine?
  /// The number of unread messages of the other person.
  public let unread: Int

  public init(id: ChatID, heading: ChatHeading, last: ConversationLine?, unread: Int) {
    self.id = id
    self.heading = heading
    self.last = last
    self.unread = unread
  }

  /// The chat in which something was written last comes first; those without a word come last, in their order.
  public static func sorted(_ chats: [ChatSummary]) -> [ChatSummary] {
    chats.sorted { $0.last?.date ?? .distantPast > $1.last?.date ?? .distantPast }
  }
}
