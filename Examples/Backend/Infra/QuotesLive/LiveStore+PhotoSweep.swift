import BackendModel
import Foundation
import SillarData

/// Photos that nobody shows, and files without a photo.
///
/// A file is noted in `unusedFile` before it is stored, until its photo has a row, and from the time when its row is deleted:
/// whenever the program ends, no row is without its file, and no file is forgotten. No two uploads have the same file.
extension LiveStore {
  /// The time for which a photo is kept that no request and no message shows: as long as the answer to its upload, so
  /// that a repetition of it never gets the answer of a photo that is gone.
  static let unusedPhotoLife = KeptAnswers.life
  /// The seconds that an upload may take from noting its file to the row of its photo; see `RequestDeadline.upload`.
  private static let patience: TimeInterval = 3600
  /// The most photos of one transaction, so that other writes do not wait for long.
  private static let sweepLimit = 200

  /// Notes a file that is about to be stored.
  func note(_ file: String) async throws {
    let now = quotes.now()
    try await quotes.database.write { database in
      try database.execute("INSERT INTO unusedFile (name, since) VALUES (\(file), \(now))")
    }
  }

  /// Deletes the photos that nobody has shown for ``unusedPhotoLife``, and the files of uploads that have not ended.
  ///
  /// - Parameter remove: removes files.
  func sweepPhotos(_ remove: @Sendable ([String]) async throws -> Void) async throws {
    while try await deleteUnusedPhotos() == Self.sweepLimit {}
    let end = quotes.now() - Self.patience
    while try await removeFiles("since <= \(end)", remove) == Self.sweepLimit {}
  }

  /// Removes the file of an upload unless a photo has it.
  func removeUnused(
    _ file: String, _ remove: @Sendable ([String]) async throws -> Void
  ) async throws {
    _ = try await removeFiles("name = \(file)", remove)
  }

  private func deleteUnusedPhotos() async throws -> Int {
    let now = quotes.now()
    let isUnused: SQL = """
      created <= \(now - Self.unusedPhotoLife)
        AND NOT EXISTS (SELECT 1 FROM requestPhoto WHERE requestPhoto.photo = photo.id)
        AND NOT EXISTS (SELECT 1 FROM message WHERE message.photo = photo.id)
      """
    // Many photos are looked at, so not while others wait to write.
    let unused: [PhotoID] = try await quotes.database.read {
      try $0.values("SELECT id FROM photo WHERE \(isUnused) LIMIT \(Self.sweepLimit)")
    }
    if unused.isEmpty { return 0 }
    try await quotes.database.write { database in
      try StoreEpochs.change(in: database)
      for id in unused {
        // Somebody may have shown it since it was looked at.
        let file: String? = try database.value(
          "DELETE FROM photo WHERE \(isUnused) AND id = \(id) RETURNING file")
        guard let file else { continue }
        try database.execute(
          "INSERT INTO unusedFile (name, since) VALUES (\(file), \(now - Self.patience))")
      }
    }
    return unused.count
  }

  private func removeFiles(
    _ condition: SQL, _ remove: @Sendable ([String]) async throws -> Void
  ) async throws -> Int {
    let unused: [String] = try await quotes.database.read {
      try $0.values("SELECT name FROM unusedFile WHERE \(condition) LIMIT \(Self.sweepLimit)")
    }
    if unused.isEmpty { return 0 }
    try await remove(unused)
    try await quotes.database.write { database in
      try database.execute("DELETE FROM unusedFile WHERE \("name", in: unused)")
    }
    return unused.count
  }
}
