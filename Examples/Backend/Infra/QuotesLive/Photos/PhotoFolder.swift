public import BackendModel
public import Foundation

/// A folder with the bytes of photos, each in a file that has the photo's id for a name. On its way in a
/// photo is in a folder beside them, from where a whole one is moved.
///
///     let photos = try PhotoFolder(at: folder.appending(path: "photos"))
///     let bytes = try await photos.bytes(of: id, from: 0, count: 65_536)
public actor PhotoFolder: PhotoFiles {
  /// After so many seconds what is left of an upload is nobody's: the program ended meanwhile.
  private static let patience: TimeInterval = 3600

  private let executor = FileExecutor()
  private let folder: URL
  private let incoming: URL
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Makes the folder if need be, and clears away what is left of uploads that were cut off.
  ///
  /// - Throws: ``StoreError`` when it cannot be made or written.
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
      // Another program may be in the middle of it, or have taken it away just now.
      guard let date, date.timeIntervalSinceNow < -patience else { continue }
      try? FileManager.default.removeItem(at: file)
    }
  }
}
