public import Foundation
public import SillarData
public import Work
public import WorkInfra

/// The tables and commands of Photos, in the database and the outbox that all modules share.
///
/// ```swift
/// func parts(_ folder: URL) -> [any WorkPart] { [PhotosPart(dataDirectory: folder)] }
/// ```
public struct PhotosPart: WorkPart {
  private let folder: PhotoFolder

  /// - Parameter dataDirectory: The folder of the service's database; the photos are in its subfolder `photos`.
  public init(dataDirectory: URL) { folder = PhotoFolder(in: dataDirectory) }

  public func registerMigrations(in migrations: inout Migrations) {
    migrations.add("photos") { database in
      try database.script(
        """
        CREATE TABLE photosFile (
          person TEXT NOT NULL,
          photo TEXT NOT NULL,
          isSent BIGINT NOT NULL,
          addedAt DOUBLE PRECISION NOT NULL,
          PRIMARY KEY (person, photo)
        )
        """)
    }
  }

  public func forgetPeople(
    except isSignedIn: (PersonID) -> Bool, in database: SQLTransaction
  ) throws {
    try folder.removeSeen(exceptOf: isSignedIn)
  }

  public func handlers(_ api: WorkAPI) -> [OutboxHandler] {
    [
      OutboxHandler(for: UploadPhoto.self) { command, delivery in
        guard let file = folder.added(command.photoID, of: command.personID) else {
          throw UnknownPhoto(name: command.photo)
        }
        try await api.upload(command, file, key: delivery.key)
      } applied: { command, _, database in
        try database.execute(
          """
          UPDATE photosFile SET isSent = 1
          WHERE person = \(command.person) AND photo = \(command.photo)
          """)
        // The copy may be deleted from now on: the photo can be downloaded again.
        database.afterTransaction {
          folder.markSent(command.photoID, of: command.personID)
        }
      } undo: { command, database in
        try database.execute(
          """
          DELETE FROM photosFile WHERE person = \(command.person) AND photo = \(command.photo)
          """)
        // Only after the command has been removed for certain.
        database.afterTransaction {
          folder.remove(command.photoID, of: command.personID)
        }
      }
    ]
  }
}
