import Foundation
import Synchronization

/// A running Chromium, its temporary folder and the socket to it.
///
/// Nothing is left behind, however this process ends: Chromium runs under a small shell in a session of its own. When
/// this process dies, even by SIGKILL, the socket closes; Chromium ends when its debugging pipe does; the shell then
/// removes the folder and ends as well.
final class BrowserProcess: Sendable {
  let channel: Channel
  private let shell: pid_t
  let folder: URL
  private let log: Descriptor
  private let isReaped = Mutex(false)

  private static let script = """
    folder=$1; shift
    "$@" &
    exec 3>&- 4>&-
    wait $!
    rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }
    """

  /// Starts the program at that path.
  ///
  /// - Throws: ``BrowserError/notStarted(_:)``.
  init(executable: String, arguments: [String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "chromium-\(UUID().uuidString.prefix(8))")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      log = try Self.openLog(at: folder.appending(path: "log").path)
      let (ours, theirs) = try Self.makeSocketPair()
      channel = Channel(ours)
      let command = [
        "/bin/sh", "-c", Self.script, "sh", folder.path, executable, "--remote-debugging-pipe",
        "--user-data-dir=\(folder.appending(path: "profile").path)",
      ]
      // Files that Chromium writes into a home or temporary folder are removed with the others.
      var environment = ProcessInfo.processInfo.environment
      for name in ["HOME", "TMPDIR"] { environment[name] = folder.path }
      for name in ["XDG_CONFIG_HOME", "XDG_CACHE_HOME"] { environment[name] = nil }
      shell = try Spawn.run(
        command + arguments, environment: environment, standardError: log, socket: theirs)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  /// Waits, blocking the thread, until Chromium and its shell have ended.
  func waitForEnd() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(shell), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    // The folder is removed before the end becomes visible.
    try? FileManager.default.removeItem(at: folder)
    isReaped.withLock { isReaped in
      var status: Int32 = 0
      while waitpid(shell, &status, 0) < 0, errno == EINTR {}
      isReaped = true
    }
  }

  var hasEnded: Bool { isReaped.withLock { $0 } }

  /// Ends Chromium and all of its processes at once.
  func kill() {
    // Under the lock, so that the process ID cannot be reused yet.
    isReaped.withLock { if !$0 { _ = Foundation.kill(-shell, SIGKILL) } }
  }

  /// The end of Chromium's standard error, without complaints about a missing desktop.
  var lastWords: String {
    let length = 8000
    let size = Int(lseek(log.number, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: length)
    let count = pread(log.number, &bytes, length, off_t(max(0, size - length)))
    let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.contains("dbus") }.joined(separator: "\n")
  }

  /// An unlinked file, which needs no removal.
  private static func openLog(at path: String) throws -> Descriptor {
    let number = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard number >= 0 else {
      throw BrowserError.notStarted("cannot write \(path): \(Spawn.reason(errno))")
    }
    unlink(path)
    return Descriptor(number)
  }

  /// Sockets rather than pipes: writing to a socket whose reader has died is an error, not a SIGPIPE that ends the
  /// tests.
  private static func makeSocketPair() throws -> (Descriptor, Descriptor) {
    #if os(Linux)
      var pair: [Int32] = [-1, -1]
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &pair) == 0 else {
        throw BrowserError.notStarted("cannot make a socket: \(Spawn.reason(errno))")
      }
      return (Descriptor(pair[0]), Descriptor(pair[1]))
    #else
      throw BrowserError.notStarted("this driver runs on Linux only")
    #endif
  }
}
