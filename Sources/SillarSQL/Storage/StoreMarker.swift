import Foundation

/// A small file beside a database that must not be lost. It records that the database existed, so that a missing or
/// empty database is not taken for a new one.
struct StoreMarker {
  let database: URL
  /// The content of the database, such as "unsent work", for a message.
  let content: String

  /// `work.store` beside `work.sqlite`.
  var file: URL { database.deletingPathExtension().appendingPathExtension("store") }

  var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// The error for a database that is missing or empty although its marker exists.
  var missing: DatabaseUnavailable {
    DatabaseUnavailable(
      path: database.path,
      cause: .missing(content: content, since: since ?? "an earlier start", marker: file.path),
      detail: "")
  }

  /// The date at the end of the marker's first line.
  private var since: String? {
    // Blocks: a database is opened before a program serves.
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.split(separator: "\n").first?.split(separator: " ").last.map(String.init)
  }

  /// Makes the marker if it does not exist. When this returns, the whole marker is on disk.
  func write(now: Date) throws {
    if isThere { return }
    let text = """
      \(database.lastPathComponent) holds \(content) since \(now.formatted(.iso8601))
      While this file is here, no program begins anew with an empty \(database.lastPathComponent).
      To begin anew without what it held, delete this file.

      """
    let draft = file.appendingPathExtension("new")
    _ = FileManager.default.createFile(
      atPath: draft.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    // Throws when the file was not made.
    let handle = try FileHandle(forWritingTo: draft)
    // Blocks: a database is opened before a program serves.
    try handle.synchronize()
    try handle.close()
    guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    let folder = open(file.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      // Blocks: a database is opened before a program serves.
      fsync(folder)
      close(folder)
    }
  }
}
