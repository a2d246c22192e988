public import Foundation

/// The key with which a program signs its visitors' sessions, kept beside its data.
///
///     let key = try Secret.load(in: folder)
public enum Secret {
  /// Reads the key of a folder, or makes one: 32 random bytes that only the owner may read.
  ///
  /// - Throws: ``StartupFailure`` when the file cannot be read or written.
  public static func load(in folder: URL) throws -> [UInt8] {
    let file = folder.appending(path: "session.key")
    if let known = try? Data(contentsOf: file), known.count == 32 { return Array(known) }
    var generator = SystemRandomNumberGenerator()
    let key = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: Data(key), attributes: [.posixPermissions: 0o600])
    else {
      throw StartupFailure(
        "cannot write \(file.path): choose another folder with --data-dir")
    }
    return key
  }
}
