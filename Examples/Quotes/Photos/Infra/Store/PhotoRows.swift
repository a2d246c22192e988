import Foundation
import GRDB
import PhotosModel
import Work

/// The photos that people have added, as they are stored beside the outbox.
enum PhotoRows {
  struct Added: Sendable {
    let photo: PhotoID
    let isSent: Bool
  }

  static func insert(
    _ photo: PhotoID, of person: PersonID, at now: Date, _ database: Database
  ) throws {
    try database.execute(
      sql: "INSERT INTO photosFile (person, photo, isSent, addedAt) VALUES (?, ?, 0, ?)",
      arguments: [person.rawValue, photo.rawValue, now.timeIntervalSinceReferenceDate])
  }

  static func markSent(_ photo: PhotoID, of person: PersonID, _ database: Database) throws {
    try database.execute(
      sql: "UPDATE photosFile SET isSent = 1 WHERE person = ? AND photo = ?",
      arguments: [person.rawValue, photo.rawValue])
  }

  static func delete(_ photo: PhotoID, of person: PersonID, _ database: Database) throws {
    try database.execute(
      sql: "DELETE FROM photosFile WHERE person = ? AND photo = ?",
      arguments: [person.rawValue, photo.rawValue])
  }

  /// In the order in which they were added.
  static func all(of person: PersonID, _ database: Database) throws -> [Added] {
    try Row.fetchAll(
      database, sql: "SELECT photo, isSent FROM photosFile WHERE person = ? ORDER BY place",
      arguments: [person.rawValue]
    ).map { row in
      Added(photo: PhotoID(rawValue: row[0]), isSent: row[1])
    }
  }
}
