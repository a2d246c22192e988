import Foundation

/// A small file beside a database that must not be lost. It says that the database has been there, so that one that is
/// gone or empty is not taken for a new one.
struct StoreMarker {
  let database: URL
  /// What is in the database, such as "unsent work", for a message.
  let content: String

  /// `work.store` beside `work.sqlite`.
  var file: URL { database.deletingPathExtension().appendingPathExtension("store") }

  var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// The database is missing or empty, and the marker is there.
  var missing: DatabaseUnavailable {
    DatabaseUnavailable(
      path: database.path,
      cause: .missing(content: content, since: since ?? "an earlier start", marker: file.path),
      detail: "")
  }

  /// The first line ends with the date.
  private var since: String? {
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.split(separator: "\n").first?.split(separator: " ").last.map(String.init)
  }

  /// Makes the marker if it is not there. It is on the disk, whole, when this returns.
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
    try handle.synchronize()
    try handle.close()
    guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    let folder = open(file.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }
}
