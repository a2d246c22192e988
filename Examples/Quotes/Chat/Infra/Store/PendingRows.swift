import ChatModel
import Foundation
import GRDB
import Work

/// Messages that the service does not have yet, as they are stored beside the outbox.
enum PendingRows {
  struct Pending: Sendable {
    let message: NewMessage
    let written: Date
    /// Its number in the outbox; nil where the program ended before it was noted down.
    let entry: Int64?
  }

  static func insert(
    _ message: NewMessage, written: Date, of key: ChatKey, _ database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO chatPending (person, request, professional, id, text, photo, writtenAt)
        VALUES (:person, :request, :professional, :id, :text, :photo, :writtenAt)
        """,
      arguments: key.arguments([
        "id": message.id.rawValue, "text": message.text, "photo": message.photo?.rawValue,
        "writtenAt": written.timeIntervalSinceReferenceDate,
      ]))
  }

  static func note(
    _ entry: Int64, of message: MessageID, _ key: ChatKey, _ database: Database
  ) throws {
    try database.execute(
      sql: "UPDATE chatPending SET entry = :entry WHERE \(ChatKey.condition) AND id = :id",
      arguments: key.arguments(["entry": entry, "id": message.rawValue]))
  }

  static func delete(_ message: MessageID, of key: ChatKey, _ database: Database) throws {
    try database.execute(
      sql: "DELETE FROM chatPending WHERE \(ChatKey.condition) AND id = :id",
      arguments: key.arguments(["id": message.rawValue]))
  }

  /// In the order in which they were written.
  static func all(of key: ChatKey, _ database: Database) throws -> [Pending] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT id, text, photo, writtenAt, entry FROM chatPending
        WHERE \(ChatKey.condition) ORDER BY place
        """,
      arguments: key.arguments()
    ).map { row in
      let photo: String? = row["photo"]
      return Pending(
        message: NewMessage(
          id: MessageID(rawValue: row["id"]), text: row["text"],
          photo: photo.map(PhotoID.init(rawValue:))),
        written: Date(timeIntervalSinceReferenceDate: row["writtenAt"]), entry: row["entry"])
    }
  }
}
