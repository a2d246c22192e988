import ChatModel
import Foundation
import GRDB
import Work

/// The messages of a chat that the service has, as they are saved.
enum MessageRows {
  static func save(_ messages: [Message], of key: ChatKey, _ database: Database) throws {
    for message in messages {
      try database.execute(
        sql: """
          REPLACE INTO chatMessage
            (person, request, professional, id, number, sender, text, photo, sentAt)
          VALUES (:person, :request, :professional, :id, :number, :sender, :text, :photo, :sentAt)
          """,
        arguments: key.arguments([
          "id": message.id.rawValue, "number": message.number, "sender": message.from.rawValue,
          "text": message.text, "photo": message.photo?.rawValue,
          "sentAt": message.sent.timeIntervalSinceReferenceDate,
        ]))
    }
  }

  /// The messages from a number on; without one, the latest of them.
  static func latest(
    of key: ChatKey, from number: Int?, _ database: Database
  ) throws -> [Message] {
    try fetch(
      key, number == nil ? "" : "AND number >= :number", ["number": number],
      limit: number == nil ? RemoteChats.pageSize : -1, database)
  }

  /// The ones right before a number.
  static func messages(
    before number: Int, of key: ChatKey, _ database: Database
  ) throws -> [Message] {
    try fetch(
      key, "AND number < :number", ["number": number], limit: RemoteChats.pageSize, database)
  }

  static func first(of key: ChatKey, _ database: Database) throws -> Int? {
    try Int.fetchOne(
      database, sql: "SELECT MIN(number) FROM chatMessage WHERE \(ChatKey.condition)",
      arguments: key.arguments())
  }

  private static func fetch(
    _ key: ChatKey, _ condition: String, _ values: [String: Int?], limit: Int,
    _ database: Database
  ) throws -> [Message] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT id, number, sender, text, photo, sentAt FROM chatMessage
        WHERE \(ChatKey.condition) \(condition) ORDER BY number DESC LIMIT \(limit)
        """,
      arguments: key.arguments(values.compactMapValues { $0 })
    ).map { row in
      let photo: String? = row["photo"]
      return Message(
        id: MessageID(rawValue: row["id"]), number: row["number"], from: PersonID(row["sender"]),
        text: row["text"], photo: photo.map(PhotoID.init(rawValue:)),
        sent: Date(timeIntervalSinceReferenceDate: row["sentAt"]))
    }
  }
}
