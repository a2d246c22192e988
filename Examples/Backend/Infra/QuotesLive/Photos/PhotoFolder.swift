public import BackendModel
import Foundation

/// A folder with the bytes of photos, each in a file named by the photo's id. Uploads are in a subfolder,
/// from which complete ones are moved. An upload deletes the photos that no request and no chat has shown
/// for 30 days.
///
///     let photos = try PhotoFolder(in: storage, of: live)
///     let bytes = try await photos.bytes(of: id, from: 0, count: 65_536)
public actor PhotoFolder: PhotoFiles {
  /// The age in seconds after which an unfinished upload is deleted: its program must have ended.
  private static let patience: TimeInterval = 3600
  /// The time in which unused photos are looked for once: an hour.
  private static let pause: TimeInterval = 3600

  private let executor = FileExecutor()
  private let folder: URL
  private let incoming: URL
  private let live: LiveStore
  private var swept: Date?
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates the folder if necessary, and deletes the remains of interrupted uploads.
  ///
  /// - Parameter live: has the data of the photos.
  /// - Throws: ``StoreError`` when the folder cannot be created or written.
  public init(in storage: BackendStorage, of live: LiveStore) throws {
    folder = storage.file("photos")
    self.live = live
    incoming = folder.appending(path: "incoming")
    do {
      try FileManager.default.createDirectory(at: incoming, withIntermediateDirectories: true)
      try Self.clear(incoming)
    } catch let error as CocoaError {
      throw StoreError(path: folder.path, reason: error.localizedDescription)
    }
  }

  public func begin() async throws -> any PhotoUpload {
    try await sweep()
    return try PhotoDraft(incoming.appending(path: UUID().uuidString), for: folder)
  }

  public func bytes(of photo: PhotoID, from offset: Int, count: Int) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: folder.appending(path: photo.rawValue))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(offset))
    return try file.read(upToCount: count).map(Array.init) ?? []
  }

  private func sweep() async throws {
    let now = live.quotes.now()
    if let swept, now.timeIntervalSince(swept) < Self.pause { return }
    swept = now
    try await live.sweepPhotos { [folder] photos in
      for photo in photos {
        try FileManager.default.removeFile(at: folder.appending(path: photo.rawValue))
      }
      // Before it is forgotten that they are to be removed.
      try FileManager.default.synchronizeFolder(folder)
    }
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
