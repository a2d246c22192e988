import ChatModel
import Foundation
import GRDB
import SillarData
import Work

/// Messages that the service does not have yet, as they are stored beside the outbox.
enum PendingRows {
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

  static func delete(_ message: MessageID, of key: ChatKey, _ database: Database) throws {
    try database.execute(
      sql: "DELETE FROM chatPending WHERE \(ChatKey.condition) AND id = :id",
      arguments: key.arguments(["id": message.rawValue]))
  }

  /// What the service has lost is there again, to be sent again or discarded.
  static let loss = OutboxLoss<SendMessage> { command, database in
    let written = try Double.fetchOne(
      database,
      sql: "SELECT writtenAt FROM chatPending WHERE \(ChatKey.condition) AND id = :id",
      arguments: command.key.arguments(["id": command.id]))
    return try JSONEncoder().encode(written)
  } restore: { command, memory, database in
    let written = try JSONDecoder().decode(Double?.self, from: memory)
    try insert(
      command.message, written: Date(timeIntervalSinceReferenceDate: written ?? 0),
      of: command.key, database)
  }

  /// In the order in which they were written, with what has become of them in the outbox.
  static func all(
    of key: ChatKey, _ outbox: Outbox, _ database: Database
  ) throws -> [PendingMessage] {
    let entries = try entries(of: key, outbox, database)
    return try Row.fetchAll(
      database,
      sql: """
        SELECT id, text, photo, writtenAt FROM chatPending
        WHERE \(ChatKey.condition) ORDER BY place
        """,
      arguments: key.arguments()
    ).map { row in
      let id = MessageID(rawValue: row["id"])
      let photo: String? = row["photo"]
      return PendingMessage(
        id: id, text: row["text"], photo: photo.map(PhotoID.init(rawValue:)),
        written: Date(timeIntervalSinceReferenceDate: row["writtenAt"]),
        // Its command is there, for it goes with the row: only not for this program.
        state: entries[id].map { PendingMessage.State($0.state) } ?? .unreadable)
    }
  }

  /// The entry of each message.
  static func entries(
    of key: ChatKey, _ outbox: Outbox, _ database: Database
  ) throws -> [MessageID: OutboxEntry] {
    let own = try outbox.commands(SendMessage.self, of: key.person.rawValue, in: database)
      .filter { $0.command.key == key }
    return Dictionary(own.map { ($0.command.messageID, $0.entry) }) { $1 }
  }
}

extension PendingMessage.State {
  fileprivate init(_ state: OutboxEntry.State) {
    switch state {
    case .waiting: self = .waiting
    case .parked(.refused(let reason)): self = .parked(.init(reason))
    case .parked(.conflict), .overruled: self = .parked(.other)
    case .unreadable: self = .unreadable
    }
  }
}

extension PendingMessage.Refusal {
  /// What the service calls it.
  fileprivate init(_ reason: String) {
    switch reason {
    case Outbox.lost: self = .lost
    case "unknown-chat", "unknown-request", "unknown-photo": self = .gone
    case "not-for-your-role": self = .notAllowed
    case "invalid-body": self = .notAccepted
    default: self = .other
    }
  }
}
