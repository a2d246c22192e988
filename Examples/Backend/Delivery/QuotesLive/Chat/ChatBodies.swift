import BackendModel

/// The JSON of a message.
struct MessageBody: Encodable {
  let id: String
  let number: Int
  let from: String
  let text: String
  let photo: Nullable<String>
  let sent: String

  init(_ message: ChatMessage) {
    id = message.id.rawValue
    number = message.number
    from = message.from.rawValue
    text = message.text
    photo = Nullable(message.photo?.rawValue)
    sent = message.sent.timestamp
  }
}

/// The JSON of a part of a chat, newest message first, with the receipts of both members.
struct MessagesBody: Encodable {
  let items: [MessageBody]
  /// The value of `before` for the next, older part; `null` if there are no older messages.
  let next: Nullable<String>
  let delivered: [String: Int]
  let read: [String: Int]

  /// - Parameter found: at most `limit` + 1 messages; the last one only shows that there are more.
  init(_ found: [ChatMessage], limit: Int, receipts: [Member.ID: ChatReceipt]) {
    items = found.prefix(limit).map(MessageBody.init)
    next = Nullable(found.count > limit ? items.last.map { "\($0.number)" } : nil)
    let named = receipts.map { ($0.rawValue, $1) }
    let byName = Dictionary(named, uniquingKeysWith: { first, _ in first })
    delivered = byName.mapValues(\.delivered)
    read = byName.mapValues(\.read)
  }
}

/// The JSON body that sends a message.
struct NewMessageBody: Decodable, Sendable {
  let id: String
  let text: String?
  let photo: String?

  func message(in chat: ChatID, by sender: Member.ID) throws(QuotesRefusal) -> SendMessage {
    let id = try ChatMessage.ID(id, in: "id")
    var photoID: PhotoID?
    if let photo { photoID = try PhotoID(photo, in: "photo") }
    return try SendMessage(id, in: chat, text: text ?? "", photo: photoID, by: sender)
  }
}

/// The JSON body that confirms delivered and read messages.
struct ReceiptBody: Decodable, Sendable {
  let delivered: Int?
  let read: Int?

  func receipt() throws(QuotesRefusal) -> ChatReceipt {
    guard delivered ?? 0 >= 0 else { throw .invalid(InputFault("delivered", "cannot be below 0")) }
    guard read ?? 0 >= 0 else { throw .invalid(InputFault("read", "cannot be below 0")) }
    return ChatReceipt(delivered: delivered ?? 0, read: read ?? 0)
  }
}

/// The JSON of a chat in a list.
struct ChatBody: Encodable {
  struct Subject: Encodable {
    let id: String
    let title: String
  }

  let request: Subject
  let with: MemberBody
  let last: Nullable<MessageBody>
  let unread: Int

  init(_ chat: ChatOverview) {
    request = Subject(id: chat.request.id.rawValue, title: chat.request.details.title)
    with = MemberBody(chat.with)
    last = Nullable(chat.last.map(MessageBody.init))
    unread = chat.unread
  }
}
