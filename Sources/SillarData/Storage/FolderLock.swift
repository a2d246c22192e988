import Foundation

/// Lets one program at a time open and migrate the databases of a folder.
///
/// The lock is the system's, on the folder itself: no file is left behind, and it ends with the process.
enum FolderLock {
  /// How long a program waits for the migrations of others.
  private static let patience: Duration = .seconds(60)

  /// Does something while no other program does it in the database's folder.
  ///
  /// - Throws: What `body` throws; ``DatabaseUnavailable`` where another program keeps the lock for a minute, or the
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
    // Some network file systems have no such locks; SQLite's own remain.
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, [EWOULDBLOCK, EINTR].contains(errno) {
      guard ContinuousClock.now < deadline else {
        throw DatabaseUnavailable(
          path: database.path, cause: .busy, detail: "it has waited for a minute to open it")
      }
      usleep(10_000)
    }
    return try body()
  }
}
