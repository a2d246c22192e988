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
  private let dataDirectory: URL
  private let sharedDirectory: URL?

  /// - Parameters:
  ///   - dataDirectory: The folder of this process; copies of photos are in its subfolder `photos`.
  ///   - sharedDirectory: A folder that all processes with the same database reach: unsent photos are in its subfolder
  ///     `photos`. Without one they are in the database if other processes may use it, else in the data directory.
  public init(dataDirectory: URL, sharedDirectory: URL? = nil) {
    self.dataDirectory = dataDirectory
    self.sharedDirectory = sharedDirectory
  }

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
    UnsentPhotos.registerMigrations(in: &migrations)
  }

  public func forgetPeople(
    except isSignedIn: (PersonID) -> Bool, in database: SQLTransaction
  ) throws {
    try SeenPhotos(in: dataDirectory).remove(exceptOf: isSignedIn)
  }

  public func handlers(
    _ api: WorkAPI, _ database: any SQLDatabase
  ) throws -> [OutboxHandler] {
    let unsent = try UnsentPhotos(in: database, dataDirectory, sharedDirectory)
    let seen = SeenPhotos(in: dataDirectory)
    return [
      OutboxHandler(for: UploadPhoto.self) { command, delivery in
        let (photo, person) = (command.photoID, command.personID)
        guard let contents = try await unsent.contents(of: photo, by: person) else {
          throw UnknownPhoto(name: command.photo)
        }
        try await api.upload(command, contents, key: delivery.key)
        // Without a copy, it is downloaded when it is shown.
        try? await FileWork.run { try seen.keep(contents, of: photo, for: person) }
      } applied: { command, _, database in
        try database.execute(
          """
          UPDATE photosFile SET isSent = 1
          WHERE person = \(command.person) AND photo = \(command.photo)
          """)
        try unsent.delete(command.photoID, of: command.personID, in: database)
      } undo: { command, database in
        try database.execute(
          """
          DELETE FROM photosFile WHERE person = \(command.person) AND photo = \(command.photo)
          """)
        try unsent.delete(command.photoID, of: command.personID, in: database)
      }
    ]
  }
}
