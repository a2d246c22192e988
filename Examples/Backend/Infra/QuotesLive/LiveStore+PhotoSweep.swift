import BackendModel
import Foundation
import SillarData

extension LiveStore {
  /// The time for which a photo is kept that no request and no message shows: as long as the answer to its upload, so
  /// that a repetition of it never gets the answer of a photo that is gone.
  static let unusedPhotoLife = KeptAnswers.life
  /// The most photos of one transaction, so that other writes do not wait for long.
  private static let sweepLimit = 200
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
    let end = quotes.now() - Self.unusedPhotoLife
    let isUnused: SQL = """
      created <= \(end)
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
        let deleted = try database.execute("DELETE FROM photo WHERE \(isUnused) AND id = \(id)")
        if deleted == 0 { continue }
        try database.execute(
          "INSERT INTO removedPhoto (id) VALUES (\(id)) ON CONFLICT DO NOTHING")
      }
    }
    return unused.count
  }

  private func removeFiles(
    _ remove: @escaping @Sendable ([PhotoID]) throws -> Void
  ) async throws -> Int {
    let removed: [PhotoID] = try await quotes.database.read {
      try $0.values("SELECT id FROM removedPhoto LIMIT \(Self.sweepLimit)")
    }
    if removed.isEmpty { return 0 }
    try await quotes.database.write { database in
      // A photo with a row was uploaded again.
      let kept: Set<PhotoID> = Set(
        try database.values("SELECT id FROM photo WHERE \("id", in: removed)"))
      try remove(removed.filter { !kept.contains($0) })
      try database.execute("DELETE FROM removedPhoto WHERE \("id", in: removed)")
    }
    return removed.count
  }
}
