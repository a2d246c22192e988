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
      log = try Descriptor.log(at: folder.appending(path: "log").path)
      let (ours, theirs) = try Descriptor.socketPair()
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
  var lastWords: String { log.end }
}
