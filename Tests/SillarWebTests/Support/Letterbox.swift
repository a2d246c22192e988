import Foundation
import Programs
import Synchronization
import Testing

/// The program of an app that writes into a file what it is told to do.
final class Letterbox: Sendable {
  let port: Int
  private let folder: URL
  private let running: Mutex<RunningProgram>

  init(in folder: URL) async throws {
    self.folder = folder
    let program = try RunningProgram("letterbox", [folder.path])
    running = Mutex(program)
    let line = await program.firstLine()
    port = try #require(line.split(separator: ":").last.flatMap { Int($0) }, "letterbox: \(line)")
  }

  /// What the app was told, in order.
  var letters: [String] {
    get throws {
      try String(contentsOf: folder.appending(path: "letters"), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// What the running program has logged.
  var log: String { running.withLock { $0.errorsUntilNow } }

  func kill() { running.withLock { $0.crash() } }

  /// Kills the program, and starts it again on the same port with what it has on the disk.
  func killAndRestart() async throws {
    let killed = running.withLock { $0 }
    killed.crash()
    _ = await killed.result()
    let program = try RunningProgram("letterbox", [folder.path, "\(port)"])
    running.withLock { $0 = program }
    let line = await program.firstLine()
    try #require(line.hasSuffix(":\(port)"), "letterbox: \(line)")
  }
}
