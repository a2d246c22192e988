import BackendModel
import Foundation
import GRDB

extension StoredQuotes: LiveRecords {
  func message(_ id: ChatMessage.ID) throws -> ChatMessage? {
    try one("message", "SELECT * FROM message WHERE id = ?", [id.rawValue], message)
  }

  func messages(of chat: ChatID, before: Int?, limit: Int) throws -> [ChatMessage] {
    try all(
      "message", limit: limit,
      """
      SELECT * FROM message WHERE request = ? AND professional = ? AND number < ?
      ORDER BY number DESC
      """, arguments(chat) + [before ?? .max], message)
  }

  func messages(showing photo: PhotoID) throws -> [ChatMessage] {
    try all("message", "SELECT * FROM message WHERE photo = ?", [photo.rawValue], message)
  }

  func lastNumber(of chat: ChatID) throws -> Int {
    let row = try row(
      "SELECT max(number) AS last FROM message WHERE request = ? AND professional = ?",
      arguments(chat))
    return row?["last"] ?? 0
  }

  func insert(_ message: ChatMessage) throws {
    try run(
      """
      INSERT INTO message (request, professional, number, id, author, text, photo, sent)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      arguments(message.chat) + [
        message.number, message.id.rawValue, message.from.rawValue, message.text,
        message.photo?.rawValue, message.sent.seconds,
      ])
  }

  func receipts(of chat: ChatID) throws -> [Member.ID: ChatReceipt] {
    let found = try all(
      "receipt", by: "request", "SELECT * FROM receipt WHERE request = ? AND professional = ?",
      arguments(chat)
    ) { row in
      (
        try row.value("member", Member.ID.init),
        ChatReceipt(delivered: row["delivered"], read: row["read"])
      )
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  func keep(_ receipt: ChatReceipt, of member: Member.ID, in chat: ChatID) throws {
    try run(
      """
      INSERT OR REPLACE INTO receipt (request, professional, member, delivered, read)
      VALUES (?, ?, ?, ?, ?)
      """, arguments(chat) + [member.rawValue, receipt.delivered, receipt.read])
  }

  func unread(of member: Member.ID, in chat: ChatID, after number: Int) throws -> Int {
    let row = try row(
      """
      SELECT count(*) AS unread FROM message
      WHERE request = ? AND professional = ? AND number > ? AND author <> ?
      """, arguments(chat) + [number, member.rawValue])
    return row?["unread"] ?? 0
  }

  func chats(of member: Member.ID) throws -> [(chat: ChatID, application: Application)] {
    try all(
      "application", by: "request",
      """
      SELECT application.* FROM application JOIN request ON request.id = application.request
      WHERE homeowner = ? OR professional = ? ORDER BY request.number DESC, place
      """, [member.rawValue, member.rawValue]
    ) { row in
      let professional = try row.value("professional", Member.ID.init)
      return (
        ChatID(
          request: try row.value("request") { WorkRequest.ID($0) }, professional: professional),
        Application(professional: professional, applied: row.date("applied"))
      )
    }
  }

  private func arguments(_ chat: ChatID) -> StatementArguments {
    [chat.request.rawValue, chat.professional.rawValue]
  }

  private func message(_ row: Row) throws -> ChatMessage {
    ChatMessage(
      id: try row.value("id") { ChatMessage.ID($0) },
      chat: ChatID(
        request: try row.value("request") { WorkRequest.ID($0) },
        professional: try row.value("professional", Member.ID.init)),
      number: row["number"], from: try row.value("author", Member.ID.init),
      text: try row.text("text"),
      photo: try row.optional("photo") { PhotoID($0) }, sent: row.date("sent"))
  }
}
