public import Foundation

/// Files in a folder: of one process, or of several that share the folder.
///
/// ```swift
/// func makeReceipts(in folder: URL) throws -> any FileStore {
///   try FolderFiles(in: folder.appending(path: "receipts"))
/// }
/// ```
///
/// A file is written beside the others, in `.incoming`, synchronized with the disk and then moved to its name. What a process
/// that was killed leaves in `.incoming` is deleted by the next start that finds it an hour old.
public struct FolderFiles: FileStore {
  /// The age in seconds after which an unfinished file is deleted: the process that wrote it must have ended.
  private static let patience: TimeInterval = 3600

  public let limit: Int
  private let folder: URL
  private let incoming: URL

  /// Makes the folder, and deletes what is left of interrupted writes. Blocks the thread: call it when the program starts.
  ///
  /// - Throws: ``FileStoreError/failed(_:reason:)``.
  public init(in folder: URL, limit: Int = 10 << 20) throws(FileStoreError) {
    self.folder = folder
    self.limit = limit
    incoming = folder.appending(path: ".incoming")
    do {
      try FileManager.default.createDirectory(at: incoming, withIntermediateDirectories: true)
      try Self.clear(incoming)
    } catch {
      throw .failed(folder.path, reason: error.localizedDescription)
    }
  }

  public func put(_ contents: Data, as name: String) async throws {
    try check(name, contents)
    try await run(name) { file in
      let part = incoming.appending(path: UUID().uuidString)
      do {
        try contents.write(to: part)
        try Self.synchronize(part)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard rename(part.path, file.path) == 0 else { throw Self.lastError }
      } catch {
        try? FileManager.default.removeItem(at: part)
        throw error
      }
      try synchronizeFolders(of: file)
    }
  }

  public func get(_ name: String, from offset: Int, count: Int) async throws -> Data? {
    try check(name)
    return try await run(name) { file in
      let handle: FileHandle
      do {
        handle = try FileHandle(forReadingFrom: file)
      } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
        return nil
      }
      defer { try? handle.close() }
      let start = UInt64(max(0, offset))
      let size = try handle.seekToEnd()
      guard start < size, count > 0 else { return Data() }
      try handle.seek(toOffset: start)
      return try handle.read(upToCount: Int(min(UInt64(count), size - start))) ?? Data()
    }
  }

  public func delete(_ names: [String]) async throws {
    for name in names { try check(name) }
    try await run("") { folder in
      let files = names.map { folder.appending(path: $0) }
      for file in files {
        guard unlink(file.path) == 0 || errno == ENOENT else { throw Self.lastError }
      }
      for folder in Set(files.map { $0.deletingLastPathComponent() })
      where FileManager.default.fileExists(atPath: folder.path) {
        try Self.synchronize(folder)
      }
    }
  }

  /// Runs work with a file on a thread that may wait for the disk.
  private func run<Value: Sendable>(
    _ name: String, _ work: @escaping @Sendable (URL) throws -> Value
  ) async throws -> Value {
    let file = name.isEmpty ? folder : folder.appending(path: name)
    do {
      return try await FileWork.run { try work(file) }
    } catch let error where !(error is CancellationError) {
      throw FileStoreError.failed(file.path, reason: error.localizedDescription)
    }
  }

  /// Waits until the name of a file is on the disk, and those of the folders that it is in.
  private func synchronizeFolders(of file: URL) throws {
    var folder = file.deletingLastPathComponent()
    while folder.path.count > self.folder.path.count {
      try Self.synchronize(folder)
      folder.deleteLastPathComponent()
    }
    try Self.synchronize(self.folder)
  }

  private static func synchronize(_ url: URL) throws {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    // Blocks: in FileWork.run.
    try handle.synchronize()
  }

  private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  private static func clear(_ folder: URL) throws {
    let key = URLResourceKey.contentModificationDateKey
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [key])
    for file in files {
      let date = try? file.resourceValues(forKeys: [key]).contentModificationDate
      // Another process may still write the file, or may have moved it just now.
      guard let date, date.timeIntervalSinceNow < -patience else { continue }
      try? FileManager.default.removeItem(at: file)
    }
  }
}
