import ChatModel
import Foundation
import GRDB
import SillarData
import Work

/// All of somebody's chats, as the service last said.
enum ListRow {
  /// - Returns: Nil for none, and for one that cannot be read: the service is asked for it again.
  static func load(of person: PersonID, _ database: Database) throws -> Saved<ChatsDTO>? {
    try Row.fetchOne(
      database, sql: "SELECT content, savedAt FROM chatList WHERE person = ?",
      arguments: [person.rawValue]
    ).flatMap { row in
      let content: String = row[0]
      guard let list = try? JSONDecoder().decode(ChatsDTO.self, from: Data(content.utf8)) else {
        return nil
      }
      return Saved(value: list, at: Date(timeIntervalSinceReferenceDate: row[1]))
    }
  }

  static func save(
    _ list: ChatsDTO, of person: PersonID, at now: Date, _ database: Database
  ) throws {
    let content = String(decoding: try JSONEncoder().encode(list), as: UTF8.self)
    try database.execute(
      sql: "REPLACE INTO chatList (person, content, savedAt) VALUES (?, ?, ?)",
      arguments: [person.rawValue, content, now.timeIntervalSinceReferenceDate])
  }

  static func heading(of key: ChatKey, _ database: Database) throws -> ChatHeading? {
    try load(of: key.person, database)?.value.items
      .first { $0.id(me: key.person) == key.chat }?.heading
  }
}
