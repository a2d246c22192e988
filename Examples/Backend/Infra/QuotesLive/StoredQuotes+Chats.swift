import BackendModel
import SillarData

extension StoredQuotes: LiveRecords {
  func message(_ id: ChatMessage.ID) throws -> ChatMessage? {
    try one("message", "SELECT * FROM message WHERE id = \(id)") { try message($0) }
  }

  func messages(of chat: ChatID, before: Int?, limit: Int) throws -> [ChatMessage] {
    try page(
      "message", "SELECT * FROM message WHERE \(isOf(chat))", after: before.map { Int64($0) },
      limit: limit, { try message($0) }, { $0 }
    ).map(\.item)
  }

  func messages(showing photo: PhotoID) throws -> [ChatMessage] {
    try all("message", "SELECT * FROM message WHERE photo = \(photo)") { try message($0) }
  }

  func lastNumber(of chat: ChatID) throws -> Int {
    try database.value("SELECT coalesce(max(number), 0) FROM message WHERE \(isOf(chat))") ?? 0
  }

  func insert(_ message: ChatMessage) throws {
    try database.execute(
      """
      INSERT INTO message (request, professional, number, id, author, text, photo, sent)
      VALUES (\(message.chat.request), \(message.chat.professional), \(message.number), \(message.id),
        \(message.from), \(message.text), \(message.photo), \(message.sent))
      """)
  }

  func receipts(of chat: ChatID) throws -> [Member.ID: ChatReceipt] {
    let found = try all("receipt", by: "request", "SELECT * FROM receipt WHERE \(isOf(chat))") {
      row in
      (
        try row["member"] as Member.ID,
        ChatReceipt(delivered: try row["delivered"], read: try row["read"])
      )
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  func keep(_ receipt: ChatReceipt, of member: Member.ID, in chat: ChatID) throws {
    try database.execute(
      """
      INSERT INTO receipt (request, professional, member, delivered, read)
      VALUES (\(chat.request), \(chat.professional), \(member), \(receipt.delivered), \(receipt.read))
      ON CONFLICT (request, professional, member) DO UPDATE
      SET delivered = excluded.delivered, read = excluded.read
      """)
  }

  func unread(of member: Member.ID, in chat: ChatID, after number: Int) throws -> Int {
    try database.value(
      """
      SELECT count(*) FROM message WHERE \(isOf(chat)) AND number > \(number) AND author <> \(member)
      """) ?? 0
  }

  func chats(of member: Member.ID) throws -> [(chat: ChatID, application: Application)] {
    try all(
      "application", by: "request",
      """
      SELECT application.* FROM application JOIN request ON request.id = application.request
      WHERE homeowner = \(member) OR professional = \(member) ORDER BY request.number DESC, place
      """
    ) { row in
      let professional: Member.ID = try row["professional"]
      return (
        ChatID(request: try row["request"], professional: professional),
        Application(professional: professional, applied: try row["applied"])
      )
    }
  }

  private func isOf(_ chat: ChatID) -> SQL {
    "request = \(chat.request) AND professional = \(chat.professional)"
  }

  private func message(_ row: borrowing SQLRow) throws -> ChatMessage {
    ChatMessage(
      id: try row["id"],
      chat: ChatID(request: try row["request"], professional: try row["professional"]),
      number: try row["number"], from: try row["author"], text: try row["text"],
      photo: try row["photo"], sent: try row["sent"])
  }
}
