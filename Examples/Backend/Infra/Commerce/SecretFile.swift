import Foundation

/// A file of random bytes that only its owner can read.
enum SecretFile {
  /// Reads the file, and makes it first if need be. Of several programs that do so at once, all get the
  /// same bytes.
  ///
  /// - Throws: ``StoreError`` when it cannot be made or read, or does not have that many bytes.
  static func read(_ file: URL, byteCount: Int) throws -> Data {
    do {
      if !FileManager.default.fileExists(atPath: file.path) {
        try make(file, byteCount: byteCount)
      }
      let bytes = try Data(contentsOf: file)
      guard bytes.count == byteCount else {
        throw StoreError(path: file.path, reason: "it does not have \(byteCount) bytes")
      }
      return bytes
    } catch let error as CocoaError {
      throw StoreError(path: file.path, reason: error.localizedDescription)
    }
  }

  /// Writes it elsewhere first, so that it is never there without all of its bytes.
  private static func make(_ file: URL, byteCount: Int) throws {
    let draft = file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: draft) }
    let bytes = Data((0..<byteCount).map { _ in UInt8.random(in: .min ... .max) })
    guard
      FileManager.default.createFile(
        atPath: draft.path, contents: bytes, attributes: [.posixPermissions: 0o600])
    else { throw StoreError(path: file.path, reason: "it cannot be written") }
    // A link does not take the place of a file that someone else made meanwhile.
    do {
      try FileManager.default.linkItem(at: draft, to: file)
    } catch  where FileManager.default.fileExists(atPath: file.path) {
      return
    }
  }
}
