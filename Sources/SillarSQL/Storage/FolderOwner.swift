public import Foundation
public import Logging
import Synchronization

/// Makes a process the only one that uses a folder, until it ends: what two processes keep in memory of one folder would
/// differ.
///
/// ```swift
/// func lock(_ folder: URL, logger: Logger) throws {
///   try FolderOwner(logger: logger).own(folder, patience: .seconds(30))
/// }
/// ```
///
/// The lock is a record lock of the system on the file `program.lock` in the folder, which names the process: all owners in
/// one process share it, it ends with the process, also with one that is killed, and the file stays. Do not open the file in
/// the process: closing it would end the lock.
public final class FolderOwner: Sendable {
  /// The name of the file.
  public static let fileName = "program.lock"

  private let logger: Logger
  /// The names of the files that the folders had when they were locked.
  private let found = Mutex<[URL: Set<String>]>([:])

  public init(logger: Logger) { self.logger = logger }

  /// True if this process has the lock of a folder.
  public func owns(_ folder: URL) -> Bool { found.withLock { $0[folder] != nil } }

  /// The names of the files that a folder had when this owner locked it.
  public func filesBefore(in folder: URL) -> Set<String> { found.withLock { $0[folder] ?? [] } }

  /// Locks a folder, and makes it if need be. A new one has a `.gitignore`: keys and what people wrote are no sources. Where it cannot be locked, such as on some network file systems, the log says
  /// so.
  ///
  /// - Parameter patience: The time to wait for the process that has it.
  /// - Throws: ``FolderInUse`` when another process has the folder for longer.
  public func own(_ folder: URL, patience: Duration = .zero) throws(FolderInUse) {
    try found.withLock { found throws(FolderInUse) in
      guard found[folder] == nil else { return }
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appending(path: Self.fileName).path
      // It stays open.
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return warn(folder, errno) }
      let deadline = ContinuousClock.now + patience
      var isWaiting = false
      while lockf(descriptor, F_TLOCK, 0) != 0 {
        let reason = errno
        if reason == EINTR { continue }
        guard reason == EAGAIN || reason == EACCES else {
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
        // Blocks: a program waits for its data folder before it serves.
        usleep(50_000)
      }
      // Nobody else changes them from now on.
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      found[folder] = Set(names ?? [])
      if names == [Self.fileName] {
        let ignored = folder.appending(path: ".gitignore").path
        _ = FileManager.default.createFile(
          atPath: ignored, contents: Data("*\n".utf8), attributes: [.posixPermissions: 0o600])
      }
      let process = ProcessInfo.processInfo
      let text =
        "process \(process.processIdentifier) (\(process.processName)), "
        + "since \(Date().formatted(.iso8601))\n"
      // On a full disk the name is missing, and the lock holds all the same.
      ftruncate(descriptor, 0)
      _ = text.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    }
  }

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

/// Another process uses a data folder.
///
/// ```swift
/// func words(_ error: FolderInUse) -> String { "The folder belongs to \(error.owner)." }
/// ```
public struct FolderInUse: Error, CustomStringConvertible {
  public let folder: String
  /// The process, with its number, its name and the time since when it uses the folder.
  public let owner: String
  /// What a person can do about it.
  public var advice = "stop that process, or use another folder"

  public var description: String { "the data folder \(folder) is in use by \(owner): \(advice)" }
}
