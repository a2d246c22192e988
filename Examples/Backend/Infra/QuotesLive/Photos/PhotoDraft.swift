import BackendModel
import Crypto
import Foundation

/// The upload of a photo: a growing file that is not served until it is complete.
actor PhotoDraft: PhotoUpload {
  private let executor = FileExecutor()
  private let file: URL
  private let folder: URL
  private let handle: FileHandle
  private var byteCount = 0
  private var digest = SHA256()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// - Parameters:
  ///   - file: the file to create, readable only by its owner.
  ///   - folder: the folder of stored photos, on the same disk.
  init(_ file: URL, for folder: URL) throws {
    self.file = file
    self.folder = folder
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw StoreError(path: file.path, reason: "it cannot be written") }
    handle = try FileHandle(forUpdating: file)
  }

  func append(_ bytes: [UInt8]) throws {
    byteCount += bytes.count
    guard byteCount <= PhotoTooLarge.limit else { throw PhotoTooLarge() }
    digest.update(data: bytes)
    try handle.write(contentsOf: bytes)
  }

  func finish() throws -> ReceivedPhoto {
    try handle.seek(toOffset: 0)
    let photo = try CleanPhoto(of: Array(try handle.readToEnd() ?? Data()))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: photo.bytes)
    // A photo that was confirmed to the client survives a power cut.
    try handle.synchronize()
    let digest = self.digest.finalize().map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return ReceivedPhoto(photo, digest: digest.joined())
  }

  /// The file name is a valid id, so it cannot leave the folder. An existing file is from a failed attempt, or from this
  /// one: a transaction may run twice, so the upload stays until it is discarded.
  nonisolated func keep(as photo: PhotoID) throws {
    try FileManager.default.linkFile(at: file, over: folder.appending(path: photo.rawValue))
    try FileManager.default.synchronizeFolder(folder)
  }

  func discard() {
    try? handle.close()
    try? FileManager.default.removeItem(at: file)
  }
}
