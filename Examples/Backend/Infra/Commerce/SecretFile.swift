import Foundation

/// A file of random bytes that only its owner can read.
enum SecretFile {
  /// Reads the file, and creates it if necessary. Several programs that do so at the same time all get
  /// the same bytes.
  ///
  /// - Throws: ``StoreError`` when the file cannot be created or read, or does not have `byteCount` bytes.
  static func read(_ file: URL, byteCount: Int) throws -> Data {
    do {
      if !FileManager.default.fileExists(atPath: file.path) {
        try make(file, byteCount: byteCount)
      }
      // Blocks: once, when the backend starts.
      let bytes = try Data(contentsOf: file)
      guard bytes.count == byteCount else {
        throw StoreError(path: file.path, reason: "it does not have \(byteCount) bytes")
      }
      return bytes
    } catch let error as CocoaError {
      throw StoreError(path: file.path, reason: error.localizedDescription)
    }
  }

  /// Writes a draft first, so that the file never exists without all of its bytes.
  private static func make(_ file: URL, byteCount: Int) throws {
    let draft = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: draft) }
    let bytes = Data((0..<byteCount).map { _ in UInt8.random(in: .min ... .max) })
    guard
      FileManager.default.createFile(
        atPath: draft.path, contents: bytes, attributes: [.posixPermissions: 0o600])
    else { throw StoreError(path: file.path, reason: "it cannot be written") }
    // A link does not replace a file that another program has created in the meantime.
    do {
      try FileManager.default.linkItem(at: draft, to: file)
    } catch  where FileManager.default.fileExists(atPath: file.path) {
      return
    }
  }
}
