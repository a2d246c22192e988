public import BackendModel
import Foundation
import SillarData

/// The files of photos, where all backends with the same database reach them: see `BackendStorage`. An upload deletes the
/// photos that no request and no chat has shown for 30 days.
///
///     let photos = try StoredPhotoFiles(in: storage, of: live)
///     let bytes = try await photos.bytes(of: photo.file, from: 0, count: 65_536)
public actor StoredPhotoFiles: PhotoFiles {
  /// The time in which unused photos are looked for once: an hour.
  private static let pause: TimeInterval = 3600

  private let files: any FileStore
  private let folder: URL
  private let live: LiveStore
  private var swept: Date?

  /// - Parameter live: has the data of the photos.
  /// - Throws: ``StoreError`` when the files cannot be kept.
  public init(in storage: BackendStorage, of live: LiveStore) throws {
    folder = storage.folder
    files = try storage.files("photos", of: live.quotes.database, limit: PhotoTooLarge.limit)
    self.live = live
  }

  public func begin() async throws -> any PhotoUpload {
    try await sweep()
    return try PhotoDraft(in: folder, for: self)
  }

  public nonisolated func bytes(
    of file: String, from offset: Int, count: Int
  ) async throws -> [UInt8] {
    guard let bytes = try await files.get(file, from: offset, count: count) else {
      throw StoreError(path: file, reason: "the file of a photo is missing")
    }
    return Array(bytes)
  }

  nonisolated func store(_ photo: CleanPhoto, as file: String) async throws {
    try await live.note(file)
    try await files.put(Data(photo.bytes), as: file)
  }

  /// Removes the file of an upload unless a photo has it. A file that cannot be removed now is swept later.
  nonisolated func discard(_ file: String) async {
    try? await live.removeUnused(file) { [files] in try await files.delete($0) }
  }

  private func sweep() async throws {
    let now = live.quotes.now()
    if let swept, now.timeIntervalSince(swept) < Self.pause { return }
    swept = now
    try await live.sweepPhotos { [files] in try await files.delete($0) }
  }
}
