import BackendModel
import Foundation
import GRDB

extension LiveStore {
  /// The time for which a photo is kept that no request and no message shows: as long as the answer to its upload, so
  /// that a repetition of it never gets the answer of a photo that is gone.
  static let unusedPhotoLife = KeptAnswers.life
  /// The most photos of one transaction, so that other writes do not wait for long.
  private static let sweepLimit = 200
  /// The condition for a photo that is deleted; its argument is the date of the last upload of these.
  private static let isUnused = """
    created <= ? AND NOT EXISTS (SELECT 1 FROM requestPhoto WHERE requestPhoto.photo = photo.id)
      AND NOT EXISTS (SELECT 1 FROM message WHERE message.photo = photo.id)
    """

  /// Deletes the photos that nobody has shown for ``unusedPhotoLife``.
  ///
  /// The rows are deleted first, and noted in `removedPhoto` until their files are removed: whenever the program ends, no
  /// row is without its file, and no file is forgotten.
  ///
  /// - Parameter remove: removes the files of photos. It is called within a transaction, so that no photo is uploaded
  ///   under the same id at that time.
  func sweepPhotos(_ remove: @escaping @Sendable ([PhotoID]) throws -> Void) async throws {
    while try await deleteUnusedPhotos() == Self.sweepLimit {}
    while try await removeFiles(remove) == Self.sweepLimit {}
  }

  private func deleteUnusedPhotos() async throws -> Int {
    let end = quotes.now().addingTimeInterval(-Self.unusedPhotoLife).seconds
    // Many photos are looked at, so not while others wait to write.
    let unused = try await quotes.pool.read { db in
      try String.fetchAll(
        db, sql: "SELECT id FROM photo WHERE \(Self.isUnused) LIMIT ?",
        arguments: [end, Self.sweepLimit])
    }
    if unused.isEmpty { return 0 }
    try await quotes.pool.write { db in
      try StoreEpochs.change(in: db)
      for id in unused {
        try db.execute(
          sql: """
            INSERT OR IGNORE INTO removedPhoto SELECT id FROM photo WHERE \(Self.isUnused) AND id = ?
            """, arguments: [end, id])
        // Somebody may have shown it since it was looked at.
        guard db.changesCount > 0 else { continue }
        try db.execute(sql: "DELETE FROM photo WHERE id = ?", arguments: [id])
      }
    }
    return unused.count
  }

  private func removeFiles(
    _ remove: @escaping @Sendable ([PhotoID]) throws -> Void
  ) async throws -> Int {
    let removed = try await quotes.pool.read { db in
      try String.fetchAll(
        db, sql: "SELECT id FROM removedPhoto LIMIT ?", arguments: [Self.sweepLimit])
    }
    if removed.isEmpty { return 0 }
    try await quotes.pool.write { db in
      // A photo with a row was uploaded again.
      let gone = try removed.filter { id in
        try String.fetchOne(db, sql: "SELECT id FROM photo WHERE id = ?", arguments: [id]) == nil
      }
      try remove(gone.compactMap { PhotoID($0) })
      for id in removed {
        try db.execute(sql: "DELETE FROM removedPhoto WHERE id = ?", arguments: [id])
      }
    }
    return removed.count
  }
}
