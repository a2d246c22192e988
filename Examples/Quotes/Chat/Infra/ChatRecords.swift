import ChatModel
import Foundation
import GRDB
import SillarData
import Work
import WorkInfra

/// The messages that are saved.
let messageLog = RecordLog<MessageRecord>("message")

/// A message as it is stored.
struct MessageRecord: LogRecord {
  let id: String
  let number: Int
  let from: PersonID
  let text: String
  let photo: PhotoID?
  let sent: Date

  var message: Message {
    Message(
      id: MessageID(rawValue: id), number: number, from: from, text: text, photo: photo,
      sent: sent)
  }
}

/// The person who has a chat in their list, and the chat.
struct ChatKey: Hashable, Sendable {
  let person: PersonID
  let chat: ChatID

  var log: RecordLog<MessageRecord>.Key { .init(owner: person.rawValue, subject: chat.subject) }
}

/// A chat of a list as it is stored.
struct ChatRecord: Codable {
  let request: RequestID
  let professional: PersonID
  let title: String
  let with: PersonRecord
  let last: MessageRecord?
  let unread: Int

  var id: ChatID { ChatID(request: request, professional: professional) }
  var heading: ChatHeading { ChatHeading(with: with.person, title: title) }

  /// The list of a person; nil when none is saved, or it is from another version.
  static func load(of person: PersonID, in database: Database) throws -> Saved<[ChatRecord]>? {
    try Row.fetchOne(
      database, sql: "SELECT content, savedAt FROM chatList WHERE person = ?", arguments: [person]
    ).flatMap { row in
      (try? JSONDecoder().decode([ChatRecord].self, from: row[0])).map {
        Saved(value: $0, at: Date(timeIntervalSinceReferenceDate: row[1]))
      }
    }
  }

  static func save(
    _ list: [ChatRecord], of person: PersonID, at now: Date, in database: Database
  ) throws {
    try database.execute(
      sql: "REPLACE INTO chatList (person, content, savedAt) VALUES (?, ?, ?)",
      arguments: [
        person, try JSONEncoder().encode(list), now.timeIntervalSinceReferenceDate,
      ])
  }
}

/// Storage of receipts. An older or late number never lowers a stored one.
extension Receipts {
  func save(of key: ChatKey, in database: Database) throws {
    for who in Set(delivered.keys).union(read.keys) {
      try database.execute(
        sql: """
          INSERT INTO chatReceipt (person, request, professional, who, delivered, read)
          VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET
            delivered = MAX(delivered, excluded.delivered), read = MAX(read, excluded.read)
          """,
        arguments: [
          key.person, key.chat.request, key.chat.professional, who, delivered[who] ?? 0,
          read[who] ?? 0,
        ])
    }
  }

  static func load(of key: ChatKey, in database: Database) throws -> Receipts {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT who, delivered, read FROM chatReceipt
        WHERE person = ? AND request = ? AND professional = ?
        """, arguments: [key.person, key.chat.request, key.chat.professional])
    return rows.reduce(into: Receipts()) { receipts, row in
      receipts.delivered[row["who"]] = row["delivered"]
      receipts.read[row["who"]] = row["read"]
    }
  }
}
