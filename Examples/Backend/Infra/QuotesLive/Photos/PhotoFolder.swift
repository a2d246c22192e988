public import BackendModel
public import Foundation

/// A folder with the bytes of photos, each in a file named by the photo's id. Uploads are in a subfolder,
/// from which complete ones are moved.
///
///     let photos = try PhotoFolder(at: folder.appending(path: "photos"))
///     let bytes = try await photos.bytes(of: id, from: 0, count: 65_536)
public actor PhotoFolder: PhotoFiles {
  /// The age in seconds after which an unfinished upload is deleted: its program must have ended.
  private static let patience: TimeInterval = 3600

  private let executor = FileExecutor()
  private let folder: URL
  private let incoming: URL
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates the folder if necessary, and deletes the remains of interrupted uploads.
  ///
  /// - Throws: ``StoreError`` when the folder cannot be created or written.
  public init(at folder: URL) throws {
    self.folder = folder
    incoming = folder.appending(path: "incoming")
    do {
      try FileManager.default.createDirectory(at: incoming, withIntermediateDirectories: true)
      try Self.clear(incoming)
    } catch let error as CocoaError {
      throw StoreError(path: folder.path, reason: error.localizedDescription)
    }
  }

  public func begin() throws -> any PhotoUpload {
    try PhotoDraft(incoming.appending(path: UUID().uuidString), for: folder)
  }

  public func bytes(of photo: PhotoID, from offset: Int, count: Int) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: folder.appending(path: photo.rawValue))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(offset))
    return try file.read(upToCount: count).map(Array.init) ?? []
  }

  private static func clear(_ folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in files {
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      // Another program may still be writing the file, or may have just deleted it.
      guard let date, date.timeIntervalSinceNow < -patience else { continue }
      try? FileManager.default.removeItem(at: file)
    }
  }
}
