import Chromium
import Foundation

/// A browser with its driver, under a small shell, in a temporary folder.
///
/// Nothing is left behind, however this process ends: a socket connects the shell to it. When that closes, the shell
/// ends the browser's process group, removes the folder and ends as well.
final class DriverProcess: Sendable {
  let folder: URL
  private let shell: pid_t
  private let socket: Descriptor
  private let log: Descriptor

  private static let script = """
    folder=$1; shift
    setsid "$@" 3>&- 4>&- &
    read -r _ <&3
    kill -s TERM -- "-$!"; sleep 0.3
    kill -s KILL -- "-$!" "$!"
    rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }
    """

  /// - Parameters:
  ///   - preferences: The contents of `profile/user.js` in the folder.
  ///   - command: A program and its arguments. It runs in the folder's home.
  init(preferences: String = "", _ command: (URL) -> [String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "driver-\(UUID().uuidString.prefix(8))")
    let profile = folder.appending(path: "profile")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    try preferences.write(
      to: profile.appending(path: "user.js"), atomically: true, encoding: .utf8)
    let (ours, theirs) = try Descriptor.socketPair()
    socket = ours
    log = try Descriptor.log(at: folder.appending(path: "log").path)
    var environment = ProcessInfo.processInfo.environment
    for name in ["HOME", "TMPDIR"] { environment[name] = folder.path }
    for name in ["XDG_CONFIG_HOME", "XDG_CACHE_HOME"] { environment[name] = nil }
    // No process of Firefox leaves its group then.
    environment["MOZ_CRASHREPORTER_DISABLE"] = "1"
    environment["NO_AT_BRIDGE"] = "1"
    do {
      shell = try Spawn.run(
        ["/bin/sh", "-c", Self.script, "sh", folder.path] + command(folder),
        environment: environment, standardError: log, socket: theirs)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  var lastWords: String { log.end }

  /// Ends the browser and waits until its processes and its folder are gone.
  func end() async {
    socket.shutDown()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [shell] in
        var status: Int32 = 0
        while waitpid(shell, &status, 0) < 0, errno == EINTR {}
        continuation.resume()
      }
    }
  }

  deinit { socket.shutDown() }

  /// Polls until there is a value.
  ///
  /// - Throws: ``BrowserError/notStarted(_:)`` with the end of the browser's log, after 30 seconds.
  func wait<Value>(
    for what: String, _ value: () async throws -> Value?
  ) async throws -> Value {
    for _ in 0..<1500 {
      if let value = try await value() { return value }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw BrowserError.notStarted("no \(what) after 30 seconds. Its last words: \(log.end)")
  }

  /// A program in the `PATH`, or at one of some paths.
  static func program(_ name: String, or paths: [String] = [], of package: String) throws -> String
  {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let all = folders.split(separator: ":").map { "\($0)/\(name)" } + paths
    guard let found = all.first(where: FileManager.default.isExecutableFile) else {
      throw BrowserError.notStarted(
        "there is no \(name). Install Debian's package \(package): Scripts/install \(package)")
    }
    return found
  }
}
