import Foundation
import Synchronization

/// The folder in which a host keeps uploaded files until they have been handled. It is created for the first file,
/// readable only by this process's user, and removed with the host.
///
/// A process that is killed leaves its folder behind. Each folder holds a lock for as long as its process lives. The
/// next host that creates a folder removes the folders without a lock holder.
final class FileFolder: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ what: String) { description = "\(what): \(String(cString: strerror(errno)))" }
  }

  private struct State {
    var url: URL?
    var lock: CInt = -1
  }

  static let prefix = "sillar-files-"
  private let parent: URL
  private let state = Mutex(State())

  init(in parent: URL) { self.parent = parent }

  deinit { end() }

  /// The location for a new file. The host chooses a random name.
  func newFile() throws -> URL {
    try state.withLock { state in
      if let url = state.url { return url.appending(path: SessionKeeper.randomID()) }
      removeLeftovers()
      let (url, lock) = try make()
      state.url = url
      state.lock = lock
      return url.appending(path: SessionKeeper.randomID())
    }
  }

  /// Removes the folder and its contents.
  func end() {
    state.withLock { state in
      if let url = state.url { try? FileManager.default.removeItem(at: url) }
      if state.lock >= 0 { close(state.lock) }
      state = State()
    }
  }

  private func make() throws -> (URL, lock: CInt) {
    let id = SessionKeeper.randomID()
    // The folder has another name until it is locked, so that no other process takes it for a leftover.
    let new = parent.appending(path: "new-\(Self.prefix)\(id)")
    let url = parent.appending(path: Self.prefix + id)
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    guard mkdir(new.path, 0o700) == 0 else { throw Failure("cannot make \(new.path)") }
    let lock = open(Self.lockFile(of: new).path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, rename(new.path, url.path) == 0 else {
      let failure = Failure("cannot prepare \(new.path)")
      if lock >= 0 { close(lock) }
      try? FileManager.default.removeItem(at: new)
      throw failure
    }
    return (url, lock)
  }

  private func removeLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(Self.prefix) {
      let url = parent.appending(path: name)
      let lock = open(Self.lockFile(of: url).path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      guard lock >= 0 else { continue }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(at: url) }
      close(lock)
    }
  }

  private static func lockFile(of folder: URL) -> URL { folder.appending(path: "lock") }
}
