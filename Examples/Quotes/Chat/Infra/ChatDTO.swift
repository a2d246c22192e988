import ChatModel
import Foundation
import SillarData
import Work
import WorkInfra

/// All chats of a person on the wire.
struct ChatsDTO: Decodable {
  let items: Readable<ChatDTO>
}

/// A chat on the wire.
struct ChatDTO: Decodable {
  struct RequestDTO: Decodable {
    let id: RequestID
    let title: String
  }

  struct PersonDTO: Decodable {
    let id: PersonID
    let name: String
    let role: String
    let city: String?
  }

  let request: RequestDTO
  let with: PersonDTO
  let last: MessageDTO?
  let unread: Int

  /// - Parameter me: The owner of the list: the professional, unless the other person is.
  func record(of me: PersonID) -> ChatRecord {
    ChatRecord(
      request: request.id, professional: with.role == "professional" ? with.id : me,
      title: request.title,
      with: PersonRecord(Person(id: with.id, name: with.name, city: with.city ?? "")),
      last: last?.record, unread: unread)
  }
}

/// A message on the wire.
struct MessageDTO: Decodable {
  let id: String
  let number: Int
  let from: PersonID
  let text: String?
  let photo: PhotoID?
  let sent: Date

  var record: MessageRecord {
    MessageRecord(id: id, number: number, from: from, text: text ?? "", photo: photo, sent: sent)
  }
}

/// A page of messages on the wire, the newest first.
struct MessagesPageDTO: Decodable {
  let items: Readable<MessageDTO>
  let next: String?
  let delivered: [String: Int]?
  let read: [String: Int]?

  var receipts: Receipts {
    func numbers(_ wire: [String: Int]?) -> [PersonID: Int] {
      Dictionary((wire ?? [:]).map { (PersonID($0.key), $0.value) }) { $1 }
    }
    return Receipts(delivered: numbers(delivered), read: numbers(read))
  }
}

/// A new message on the wire.
struct NewMessageDTO: Encodable {
  let id: MessageID
  let text: String
  let photo: PhotoID?

  private enum CodingKeys: CodingKey { case id, text, photo }

  /// A missing photo is `null`.
  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encode(text, forKey: .text)
    try members.encode(photo, forKey: .photo)
  }
}

// MARK: - Requests

extension WorkService {
  func chats(of person: PersonID) async throws -> [ChatRecord] {
    let list: ChatsDTO = try await api.send(
      .get("v1/chats", query: [URLQueryItem(name: "limit", value: "100")]), as: person)
    for flaw in list.items.unreadable { remote.report("a chat is unreadable: \(flaw)") }
    return list.items.elements.map { $0.record(of: person) }
  }

  /// - Parameter number: Only messages before this one; nil for the newest ones.
  func messages(
    of key: ChatKey, before number: Int?, limit: Int
  ) async throws -> MessagesPageDTO {
    var query = [URLQueryItem(name: "limit", value: "\(limit)")]
    if let number { query.append(URLQueryItem(name: "before", value: "\(number)")) }
    let page: MessagesPageDTO = try await api.send(
      .get(key.path("messages"), query: query), as: key.person)
    for flaw in page.items.unreadable { remote.report("a message is unreadable: \(flaw)") }
    return page
  }

  func tell(_ receipts: ReceiptSender.Numbers, of key: ChatKey) async throws {
    let numbers = ["delivered": receipts.delivered, "read": receipts.read]
    var post: Endpoint<EmptyDTO> = .post(
      key.path("receipts"), json: numbers, idempotencyKey: UUID().uuidString)
    post.decode = { _ in EmptyDTO() }
    _ = try await api.send(post, as: key.person)
  }
}

extension ChatKey {
  /// The path of a resource of the chat at the service.
  func path(_ part: String) -> String {
    "v1/requests/\(chat.request)/chats/\(chat.professional)/\(part)"
  }
}
