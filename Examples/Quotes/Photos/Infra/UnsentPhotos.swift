import Foundation
import PhotosModel
import SillarData
import Work

/// The photos that were added here and are not sent yet, where all processes of the program reach them.
struct UnsentPhotos: Sendable {
  private let files: any FileStore
  private let database: any SQLDatabase

  /// - Throws: `FileStoreError`.
  init(in database: any SQLDatabase, _ dataDirectory: URL, _ sharedDirectory: URL?) throws {
    files = try database.files(
      sharedFolder: sharedDirectory?.appending(path: "photos"),
      folder: dataDirectory.appending(path: "photos"), limit: PhotoKind.largestSize)
    self.database = database
  }

  static func registerMigrations(in migrations: inout Migrations) {
    DatabaseFiles.registerMigration(in: &migrations)
    migrations.add("photos that are to be deleted") { database in
      try database.script("CREATE TABLE photosDeleted (name TEXT PRIMARY KEY)")
    }
  }

  /// True for names that photos and people have.
  static func isName(_ photo: PhotoID, of person: PersonID) -> Bool {
    photo.rawValue.isPlainName && person.rawValue.isPlainName
  }

  func keep(_ contents: Data, of photo: PhotoID, by person: PersonID) async throws {
    try await files.put(contents, as: Self.name(photo, of: person))
    // The program may have ended before it had deleted all.
    await deleteUnneeded()
  }

  func contents(of photo: PhotoID, by person: PersonID) async throws -> Data? {
    let contents = try await files.get(Self.name(photo, of: person))
    return contents?.isEmpty == true ? nil : contents
  }

  /// Deletes a photo once the transaction is stored.
  func delete(_ photo: PhotoID, of person: PersonID, in transaction: SQLTransaction) throws {
    try transaction.execute(
      """
      INSERT INTO photosDeleted (name) VALUES (\(Self.name(photo, of: person)))
      ON CONFLICT DO NOTHING
      """)
    transaction.afterTransaction { Task { await deleteUnneeded() } }
  }

  /// Deletes the photos of transactions that are stored. After a failure, the next call tries it again.
  func deleteUnneeded() async {
    do {
      let names: [String] = try await database.read {
        try $0.values("SELECT name FROM photosDeleted LIMIT 200")
      }
      if names.isEmpty { return }
      try await files.delete(names)
      try await database.write {
        try $0.execute("DELETE FROM photosDeleted WHERE \("name", in: names)")
      }
    } catch {}
  }

  private static func name(_ photo: PhotoID, of person: PersonID) -> String {
    "\(person.rawValue)/added/\(photo.rawValue)"
  }
}
