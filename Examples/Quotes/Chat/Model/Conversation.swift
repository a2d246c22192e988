public import Foundation
public import Work

/// The loaded part of a chat: the service's messages, then the unsent ones, each once.
public struct Conversation: Hashable, Sendable {
  /// The other person and the subject; nil until they are known.
  public let heading: ChatHeading?
  /// The service's messages, in its order.
  public let messages: [Message]
  /// The messages that are not known to be at the service, in the order in which they were written.
  public let pending: [ConversationLine]
  /// True if there are, or may be, messages before the first of these.
  public let hasEarlier: Bool
  private let me: PersonID
  private let receipts: Receipts

  /// - Parameter pending: May contain messages that the service has, if its answer was lost.
  public init(
    me: PersonID, heading: ChatHeading? = nil, messages: [Message] = [],
    pending: [ConversationLine] = [], receipts: Receipts = Receipts(), hasEarlier: Bool = false
  ) {
    self.me = me
    self.heading = heading
    self.messages = messages.sorted { ($0.number, $0.id.rawValue) < ($1.number, $1.id.rawValue) }
    let known = Set(messages.map(\.id))
    self.pending = pending.filter { !known.contains($0.id) }
    self.receipts = receipts
    self.hasEarlier = hasEarlier
  }

  /// The number of the first message.
  public var first: Int? { messages.first?.number }

  /// The number of the last message of the other person.
  public var lastOfOther: Int? { messages.last { $0.from != me }?.number }

  /// All messages, from the oldest on.
  public var lines: [ConversationLine] {
    messages.map { message in
      ConversationLine(
        id: message.id, text: message.text, photo: message.photo, date: message.sent,
        mark: message.from == me ? receipts.mark(of: message.number, from: me) : nil)
    } + pending
  }
}

/// One message of a conversation.
public struct ConversationLine: Identifiable, Hashable, Sendable {
  public let id: MessageID
  public let text: String
  public let photo: PhotoID?
  public let date: Date
  /// The delivery state; nil for a message of the other person.
  public let mark: MessageMark?

  public init(id: MessageID, text: String, photo: PhotoID?, date: Date, mark: MessageMark?) {
    self.id = id
    self.text = text
    self.photo = photo
    self.date = date
    self.mark = mark
  }

  public var isOwn: Bool { mark != nil }
}
