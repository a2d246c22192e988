import ChatModel
import Foundation
import SillarData
import Work
import WorkInfra

/// All chats of a person on the wire.
struct ChatsDTO: Decodable, Sendable {
  let items: [ChatDTO]
  /// What was wrong with each chat that is left out.
  let flaws: [String]

  private enum Key: CodingKey { case items }

  init(from decoder: any Decoder) throws {
    let items = try decoder.container(keyedBy: Key.self)
      .decode(Readable<ChatDTO>.self, forKey: .items)
    self.items = items.elements
    flaws = items.unreadable
  }
}

/// A chat on the wire.
struct ChatDTO: Decodable, Sendable {
  struct RequestDTO: Decodable, Sendable {
    let id: String
    let title: String
  }

  struct PersonDTO: Decodable, Sendable {
    let id: String
    let name: String
    let role: String
    let city: String?
  }

  let request: RequestDTO
  let with: PersonDTO
  let last: MessageDTO?
  let unread: Int

  /// - Parameter me: The owner of the list: of the two people, one is the professional.
  func record(of me: PersonID) -> ChatRecord {
    let other = Person(id: PersonID(with.id), name: with.name, city: with.city ?? "")
    return ChatRecord(
      request: request.id,
      professional: with.role == "professional" ? with.id : me.rawValue, title: request.title,
      with: PersonRecord(other), last: last?.record, unread: unread)
  }
}

/// A message on the wire.
struct MessageDTO: Decodable, Sendable {
  let id: String
  let number: Int
  let from: String
  let text: String?
  let photo: String?
  let sent: Date

  var record: MessageRecord {
    MessageRecord(
      id: id, number: number, from: from, text: text ?? "", photo: photo, sent: sent)
  }
}

/// A page of messages on the wire, the newest first.
struct MessagesPageDTO: Decodable, Sendable {
  let messages: [MessageRecord]
  let receipts: Receipts
  let hasEarlier: Bool
  /// What was wrong with each message that is left out.
  let flaws: [String]

  private enum Key: CodingKey { case items, next, delivered, read }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let items = try members.decode(Readable<MessageDTO>.self, forKey: .items)
    messages = items.elements.map(\.record)
    flaws = items.unreadable
    hasEarlier = try members.decodeIfPresent(String.self, forKey: .next) != nil
    func numbers(_ key: Key) throws -> [PersonID: Int] {
      let numbers = try members.decodeIfPresent([String: Int].self, forKey: key) ?? [:]
      return Dictionary(numbers.map { (PersonID($0.key), $0.value) }) { $1 }
    }
    receipts = Receipts(delivered: try numbers(.delivered), read: try numbers(.read))
  }
}

/// A new message on the wire.
struct NewMessageDTO: Encodable, Sendable {
  let id: String
  let text: String
  let photo: String?

  private enum CodingKeys: CodingKey { case id, text, photo }

  /// A missing photo is `null`.
  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encode(text, forKey: .text)
    try members.encode(photo, forKey: .photo)
  }
}

/// How far messages have come on this side, on the wire.
struct ReceiptsDTO: Encodable, Sendable {
  let delivered: Int
  let read: Int
}
