public import ChatModel
import Foundation
import SillarData
import SillarModel
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

extension MessageID: Codable {}

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
  static func load(
    of person: PersonID, in database: SQLTransaction
  ) throws -> Reading<[ChatRecord]>? {
    try database.first(
      "SELECT content, savedAt FROM chatList WHERE person = \(person)"
    ) { row in
      try (try? JSONDecoder().decode([ChatRecord].self, from: try row["content"])).map {
        Reading($0, savedAt: try row["savedAt"])
      }
    }.flatMap(\.self)
  }

  static func save(
    _ list: [ChatRecord], of person: PersonID, at now: Date, in database: SQLTransaction
  ) throws {
    try database.execute(
      """
      INSERT INTO chatList (person, content, savedAt)
      VALUES (\(person), \(try JSONEncoder().encode(list)), \(now))
      ON CONFLICT (person) DO UPDATE SET content = excluded.content, savedAt = excluded.savedAt
      """)
  }
}

/// Storage of receipts. An older or late number never lowers a stored one.
extension Receipts {
  func save(of key: ChatKey, in database: SQLTransaction) throws {
    for who in Set(delivered.keys).union(read.keys) {
      try database.execute(
        """
        INSERT INTO chatReceipt (person, request, professional, who, delivered, read)
        VALUES (\(key.person), \(key.chat.request), \(key.chat.professional), \(who),
          \(delivered[who] ?? 0), \(read[who] ?? 0))
        ON CONFLICT (person, request, professional, who) DO UPDATE SET
          delivered = CASE WHEN excluded.delivered > chatReceipt.delivered
            THEN excluded.delivered ELSE chatReceipt.delivered END,
          read = CASE WHEN excluded.read > chatReceipt.read
            THEN excluded.read ELSE chatReceipt.read END
        """)
    }
  }

  static func load(of key: ChatKey, in database: SQLTransaction) throws -> Receipts {
    var receipts = Receipts()
    _ = try database.rows(
      """
      SELECT who, delivered, read FROM chatReceipt
      WHERE person = \(key.person) AND request = \(key.chat.request)
        AND professional = \(key.chat.professional)
      """
    ) { row in
      let who: PersonID = try row["who"]
      receipts.delivered[who] = try row["delivered"]
      receipts.read[who] = try row["read"]
    }
    return receipts
  }
}
