import Foundation
import Programs
import Synchronization
import Testing

/// A program that serves, and that can be killed and started again on the same port with the same data.
final class KillableProgram: Sendable {
  let port: Int
  private let name: String
  private let options: [String]
  private let environment: [String: String]
  private let running: Mutex<RunningProgram>

  /// Starts it on a free port and waits until it listens.
  init(_ name: String, _ options: [String], environment: [String: String] = [:]) async throws {
    self.name = name
    self.options = options
    self.environment = environment
    let program = try RunningProgram(name, ["--port", "0"] + options, environment: environment)
    running = Mutex(program)
    let line = await program.firstLine()
    port = try #require(line.split(separator: ":").last.flatMap { Int($0) }, "\(name): \(line)")
  }

  /// Ends it at once, with all that it has in hand.
  func crash() async {
    let program = running.withLock { $0 }
    program.crash()
    _ = await program.result()
  }

  /// Starts it again, after ``crash()``, and waits until it listens.
  func restart() async throws {
    let program = try RunningProgram(
      name, ["--port", "\(port)"] + options, environment: environment)
    running.withLock { $0 = program }
    let line = await program.firstLine()
    try #require(line.hasSuffix(":\(port)"), "\(name): \(line)")
  }

  /// From now on it takes connections, and answers nothing.
  func freeze() { running.withLock { $0.freeze() } }

  func terminate() { running.withLock { $0.terminate() } }
}
