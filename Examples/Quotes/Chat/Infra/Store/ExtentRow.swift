import Foundation
import GRDB

/// How much of a chat is saved without a gap.
struct ExtentRow: Sendable {
  /// Up to here the service has been read; what is saved beyond are answers to own messages.
  let readTo: Int
  /// The number of the chat's very first message, where that is known.
  let beginsAt: Int?
  let savedAt: Date

  static func load(of key: ChatKey, _ database: Database) throws -> ExtentRow? {
    try Row.fetchOne(
      database,
      sql: "SELECT readTo, beginsAt, savedAt FROM chatExtent WHERE \(ChatKey.condition)",
      arguments: key.arguments()
    ).map { row in
      ExtentRow(
        readTo: row["readTo"], beginsAt: row["beginsAt"],
        savedAt: Date(timeIntervalSinceReferenceDate: row["savedAt"]))
    }
  }

  func save(of key: ChatKey, _ database: Database) throws {
    try database.execute(
      sql: """
        REPLACE INTO chatExtent (person, request, professional, readTo, beginsAt, savedAt)
        VALUES (:person, :request, :professional, :readTo, :beginsAt, :savedAt)
        """,
      arguments: key.arguments([
        "readTo": readTo, "beginsAt": beginsAt,
        "savedAt": savedAt.timeIntervalSinceReferenceDate,
      ]))
  }
}
