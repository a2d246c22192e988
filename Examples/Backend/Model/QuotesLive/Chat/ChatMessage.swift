public import struct Foundation.Date

/// A message of the homeowner or the professional in a chat.
///
///     let last = try records.messages(of: chat, before: nil, limit: 1).first
public struct ChatMessage: Identifiable, Equatable, Sendable {
  public typealias ID = ClientID<ChatMessage>
  /// The allowed numbers of characters in a message.
  public static let textLengths = 0...2000

  public let id: ID
  public let chat: ChatID
  /// The position in the chat, from 1, without gaps.
  public let number: Int
  public let from: Member.ID
  /// The text; empty only when there is a photo.
  public let text: String
  public let photo: PhotoID?
  public let sent: Date

  public init(
    id: ID, chat: ChatID, number: Int, from: Member.ID, text: String, photo: PhotoID?, sent: Date
  ) {
    self.id = id
    self.chat = chat
    self.number = number
    self.from = from
    self.text = text
    self.photo = photo
    self.sent = sent
  }
}
