import Foundation

/// Lets one program at a time open and migrate the databases of a folder.
///
/// The lock is a system lock on the folder itself: it leaves no file behind, and ends with the process.
enum FolderLock {
  /// The longest time that a program waits for the migrations of others.
  private static let patience: Duration = .seconds(60)

  /// Runs `body` while no other program holds the lock on the database's folder.
  ///
  /// - Throws: Errors from `body`; ``DatabaseUnavailable`` when another program keeps the lock for a minute, or the
  ///   folder cannot be opened.
  static func hold<Value>(for database: URL, _ body: () throws -> Value) throws -> Value {
    let folder = database.deletingLastPathComponent().path
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let detail = String(cString: strerror(errno))
      throw DatabaseUnavailable(
        path: database.path,
        cause: DatabaseUnavailable.Cause.ofSystem(path: database.path) ?? .failed, detail: detail)
    }
    defer { close(descriptor) }
    let deadline = ContinuousClock.now + patience
    // Some network file systems have no such locks; SQLite's own locks still apply.
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, [EWOULDBLOCK, EINTR].contains(errno) {
      guard ContinuousClock.now < deadline else {
        throw DatabaseUnavailable(
          path: database.path, cause: .busy, detail: "it has waited for a minute to open it")
      }
      // Blocks: before a program serves, while another one migrates.
      usleep(10_000)
    }
    return try body()
  }
}
