import Foundation
import PhotosModel
import SillarData
import Work

/// The photos that were added here and are not sent yet, where all processes of the program reach them.
///
/// A file is noted in `photosDeleted` before it is stored, until its photo has a row, and from the time when its photo needs
/// it no more: whenever the program ends, no photo is without its file, and no file is forgotten.
struct UnsentPhotos: Sendable {
  /// The seconds after which a file is deleted whose photo has no row. A photo gets its row in half of that, or not at all, so
  /// that the clocks of two processes may differ.
  private static let patience: TimeInterval = 3600

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
    // The time of a file whose photo has no row yet; NULL for one that is not needed any more.
    migrations.add("photos that are being added") { database in
      try database.script("ALTER TABLE photosDeleted ADD COLUMN addedAt DOUBLE PRECISION")
    }
  }

  /// True for names that photos and people have.
  static func isName(_ photo: PhotoID, of person: PersonID) -> Bool {
    photo.rawValue.isPlainName && person.rawValue.isPlainName
  }

  /// Stores a photo's file. ``claim(_:of:at:in:)`` belongs into the transaction of its row.
  func keep(_ contents: Data, of photo: PhotoID, by person: PersonID, at now: Date) async throws {
    let name = Self.name(photo, of: person)
    try await database.write { database in
      try database.execute("INSERT INTO photosDeleted (name, addedAt) VALUES (\(name), \(now))")
    }
    try await files.put(contents, as: name)
    // The program may have ended before it had deleted all.
    await deleteUnneeded(addedUntil: now - Self.patience)
  }

  /// Keeps the file of a photo that has a row once the transaction is stored.
  ///
  /// - Throws: `PhotoProblem.notKept` if so much time has passed that the file may be gone.
  func claim(
    _ photo: PhotoID, of person: PersonID, at now: Date, in transaction: SQLTransaction
  ) throws {
    let claimed = try transaction.execute(
      """
      DELETE FROM photosDeleted
      WHERE name = \(Self.name(photo, of: person)) AND addedAt > \(now - Self.patience / 2)
      """)
    if claimed == 0 { throw PhotoProblem.notKept }
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
  ///
  /// - Parameter end: Files up to this time go too if their photos have no rows.
  func deleteUnneeded(addedUntil end: Date = .distantPast) async {
    do {
      let names: [String] = try await database.read {
        try $0.values(
          "SELECT name FROM photosDeleted WHERE addedAt IS NULL OR addedAt <= \(end) LIMIT 200")
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
