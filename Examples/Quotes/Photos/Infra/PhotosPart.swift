import Foundation
public import GRDB
public import SillarData
import Work
public import WorkInfra

/// What photos add to the database and the outbox that all modules share.
///
/// ```swift
/// let parts: [any WorkPart.Type] = [PhotosPart.self]
/// ```
public enum PhotosPart: WorkPart {
  public static func registerMigrations(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("photos 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE photosFile (
            place INTEGER PRIMARY KEY AUTOINCREMENT,
            person TEXT NOT NULL,
            photo TEXT NOT NULL,
            isSent INTEGER NOT NULL,
            entry INTEGER,
            addedAt DOUBLE NOT NULL,
            UNIQUE (person, photo)
          );
          """)
    }
  }

  public static func handlers(_ api: WorkAPI) -> [OutboxHandler] {
    let photos = PhotosAPI(api: api)
    return [
      OutboxHandler(for: UploadPhoto.self) { command, delivery in
        try await photos.upload(command, key: delivery.key)
      } applied: { command, _, database in
        try PhotoRows.markSent(command.photoID, of: command.personID, database)
      } undo: { command, database in
        try PhotoRows.delete(command.photoID, of: command.personID, database)
        // Only once it is certain that nobody will send it.
        database.afterNextTransaction { _ in try? FileManager.default.removeItem(at: command.url) }
      }
    ]
  }
}
