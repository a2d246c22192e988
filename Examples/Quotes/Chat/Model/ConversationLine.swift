public import Foundation
public import Work

/// One message as it is to be seen.
///
/// ```swift
/// func author(_ line: ConversationLine) -> String { line.isOwn ? "You" : "The other one" }
/// ```
public struct ConversationLine: Identifiable, Hashable, Sendable {
  public let id: MessageID
  public let text: String
  public let photo: PhotoID?
  public let date: Date
  /// How far it has come; nil for one of the other's.
  public let mark: MessageMark?

  public var isOwn: Bool { mark != nil }

  init(_ message: Message, me: PersonID, receipts: Receipts) {
    id = message.id
    text = message.text
    photo = message.photo
    date = message.sent
    mark = message.from == me ? receipts.mark(of: message.number, from: me) : nil
  }

  init(_ message: PendingMessage) {
    id = message.id
    text = message.text
    photo = message.photo
    date = message.written
    mark = .pending(message.state)
  }
}
