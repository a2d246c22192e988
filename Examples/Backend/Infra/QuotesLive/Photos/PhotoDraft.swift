import BackendModel
import Crypto
import Foundation

/// The upload of a photo: a growing file that has no name, so that nothing is left of it when the program ends.
actor PhotoDraft: PhotoUpload {
  private let executor = FileExecutor()
  private let handle: FileHandle
  private let photos: StoredPhotoFiles
  private var file: String?
  private var byteCount = 0
  private var digest = SHA256()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// - Parameters:
  ///   - folder: an existing folder, with room for the upload.
  ///   - photos: stores the file of the photo.
  init(in folder: URL, for photos: StoredPhotoFiles) throws {
    let file = folder.appending(path: "upload-\(UUID().uuidString)")
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw StoreError(path: file.path, reason: "it cannot be written") }
    defer { try? FileManager.default.removeItem(at: file) }
    handle = try FileHandle(forUpdating: file)
    self.photos = photos
  }

  func append(_ bytes: [UInt8]) throws {
    byteCount += bytes.count
    guard byteCount <= PhotoTooLarge.limit else { throw PhotoTooLarge() }
    digest.update(data: bytes)
    try handle.write(contentsOf: bytes)
  }

  func finish() async throws -> ReceivedPhoto {
    try handle.seek(toOffset: 0)
    // Blocks: an actor on a FileExecutor.
    let photo = try CleanPhoto(of: Array(try handle.readToEnd() ?? Data()))
    let digest = self.digest.finalize().map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let file = UUID().uuidString.lowercased()
    self.file = file
    try await photos.store(photo, as: file)
    return ReceivedPhoto(photo, digest: digest.joined(), file: file)
  }

  func discard() async {
    try? handle.close()
    if let file { await photos.discard(file) }
  }
}
