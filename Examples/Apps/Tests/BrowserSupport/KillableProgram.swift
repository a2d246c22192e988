import Foundation
import Programs
import Synchronization
import Testing

/// A server program that a test can kill and restart on the same port with the same data.
final class KillableProgram: Sendable {
  let port: Int
  private let name: String
  private let options: [String]
  private let environment: [String: String]
  private let running: Mutex<RunningProgram>

  /// Starts the program on a free port and waits until it listens.
  init(_ name: String, _ options: [String], environment: [String: String] = [:]) async throws {
    self.name = name
    self.options = options
    self.environment = environment
    let program = try RunningProgram(name, ["--port", "0"] + options, environment: environment)
    running = Mutex(program)
    let line = await program.firstLine()
    port = try #require(line.split(separator: ":").last.flatMap { Int($0) }, "\(name): \(line)")
  }

  /// Kills the program at once, with its running requests.
  func crash() async {
    let program = running.withLock { $0 }
    program.crash()
    _ = await program.result()
  }

  /// Restarts the program after ``crash()``, and waits until it listens.
  func restart() async throws {
    let program = try RunningProgram(
      name, ["--port", "\(port)"] + options, environment: environment)
    running.withLock { $0 = program }
    let line = await program.firstLine()
    try #require(line.hasSuffix(":\(port)"), "\(name): \(line)")
  }

  /// Makes the program accept connections without answering requests.
  func freeze() async { await running.withLock { $0 }.freeze() }

  func terminate() { running.withLock { $0.terminate() } }
}
