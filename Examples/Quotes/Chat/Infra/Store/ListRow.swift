import ChatModel
import Foundation
import GRDB
import SillarData
import Work

/// All of somebody's chats, as the service last said.
enum ListRow {
  static func load(of person: PersonID, _ database: Database) throws -> Saved<ChatsDTO>? {
    try Row.fetchOne(
      database, sql: "SELECT content, savedAt FROM chatList WHERE person = ?",
      arguments: [person.rawValue]
    ).map { row in
      let content: String = row[0]
      return Saved(
        value: try JSONDecoder().decode(ChatsDTO.self, from: Data(content.utf8)),
        at: Date(timeIntervalSinceReferenceDate: row[1]))
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
