import Foundation
import Logging
import Synchronization

/// Makes a program the only owner of its data folder, until the process ends.
///
/// The lock is a system lock on the file `program.lock` in the folder, which names the process: it ends with the process,
/// also with one that is killed, and the file stays.
final class FolderOwner: Sendable {
  /// The name of the file.
  static let fileName = "program.lock"

  private let program: String
  private let logger: Logger
  /// The descriptors of the locked files, by their folders. They stay open.
  private let locked = Mutex<[URL: CInt]>([:])
  /// The names of the files that the folders had before.
  private let found = Mutex<[URL: Set<String>]>([:])

  init(program: String, logger: Logger) {
    self.program = program
    self.logger = logger
  }

  func owns(_ folder: URL) -> Bool { locked.withLock { $0[folder] != nil } }

  /// The names of the files that a folder of the program had when the program locked it.
  func filesBefore(in folder: URL) -> Set<String> { found.withLock { $0[folder] ?? [] } }

  /// Locks a folder. Does nothing when the program has it already.
  ///
  /// - Parameter patience: The time to wait for the process that has it.
  /// - Throws: ``FolderInUse`` when another process has the folder for longer.
  func own(_ folder: URL, patience: Duration) throws {
    try locked.withLock { locked in
      guard locked[folder] == nil else { return }
      let path = folder.appending(path: Self.fileName).path
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return warn(folder, errno) }
      let deadline = ContinuousClock.now + patience
      var isWaiting = false
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        let reason = errno
        if reason == EINTR { continue }
        guard reason == EWOULDBLOCK else {
          close(descriptor)
          return warn(folder, reason)
        }
        let owner = Self.owner(descriptor)
        guard ContinuousClock.now < deadline else {
          close(descriptor)
          throw FolderInUse(folder: folder.path, owner: owner)
        }
        if !isWaiting {
          logger.notice("waiting for the data folder: \(owner) uses it")
          isWaiting = true
        }
        usleep(50_000)
      }
      // Nobody else changes them from now on.
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      found.withLock { $0[folder] = Set(names ?? []) }
      let text = "process \(getpid()) (\(program)), since \(Date().formatted(.iso8601))\n"
      // On a full disk the name is missing, and the lock holds all the same.
      ftruncate(descriptor, 0)
      _ = text.withCString { pwrite(descriptor, $0, strlen($0), 0) }
      locked[folder] = descriptor
    }
  }

  /// Some network file systems have no such locks.
  private func warn(_ folder: URL, _ code: CInt) {
    logger.warning(
      "The data folder cannot be locked: see to it that no other program uses it",
      metadata: ["folder": "\(folder.path)", "reason": "\(String(cString: strerror(code)))"])
  }

  /// The name that the owner has left in the file.
  private static func owner(_ descriptor: CInt) -> String {
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? "another process" : text
  }
}

/// Another process uses the data folder.
struct FolderInUse: Error, CustomStringConvertible {
  let folder: String
  /// The process, with its number, its program and the time since when it uses the folder.
  let owner: String

  var description: String {
    "the data folder \(folder) is in use by \(owner): stop that program, wait for it with --wait-for-lock 30, or give "
      + "this one a folder of its own with --data-dir"
  }
}
