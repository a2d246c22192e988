import Foundation

/// A `load` server in a process of its own.
final class ServerProcess: Sendable {
  let ports: [String: Int]
  private let process: Process

  /// Starts the process and waits until all of its servers listen.
  init(_ arguments: [String] = ["serve"], servers: Int = 2) throws {
    process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var text = ""
    var ports: [String: Int] = [:]
    while ports.count < servers {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure("the server ended before it listened") }
      text += String(decoding: data, as: UTF8.self)
      for line in text.split(separator: "\n") where text.hasSuffix("\n") {
        let words = line.split(separator: " ")
        if words.count == 2, let port = Int(words[1]) { ports[String(words[0])] = port }
      }
    }
    self.ports = ports
  }

  /// Starts another program, which listens on a port that it is given.
  init(_ program: URL, _ arguments: [String], port: (String, Int)) throws {
    process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    ports = [port.0: port.1]
  }

  func port(of server: String) throws -> Int {
    guard let port = ports[server] else { throw Failure("no server \(server) listens") }
    return port
  }

  /// Waits two seconds, in which the server frees the buffers of its last responses, and returns the memory.
  func settledMemory() async throws -> Int {
    try await Task.sleep(for: .seconds(2))
    return try residentMemory()
  }

  /// Returns the resident memory of the process (`VmRSS`), in bytes.
  func residentMemory() throws -> Int { try Self.residentMemory(of: process.processIdentifier) }

  static func residentMemory(of process: Int32) throws -> Int {
    let status = try String(
      contentsOf: URL(filePath: "/proc/\(process)/status"), encoding: .utf8)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Int($0)
      })
    else { throw Failure("the system does not say how much memory the server has") }
    return kilobytes * 1024
  }

  /// Returns the time that the process has run on all cores (`utime` and `stime`, proc(5)).
  func processorTime() throws -> Duration {
    let text = try String(
      contentsOf: URL(filePath: "/proc/\(process.processIdentifier)/stat"), encoding: .utf8)
    // The name before it may have spaces.
    let fields = text.split(separator: ")").last?.split(separator: " ").compactMap { Int($0) } ?? []
    guard fields.count > 11 else { throw Failure("the system does not say how long it has run") }
    return .milliseconds((fields[10] + fields[11]) * 1_000 / sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Ends it as an operator does, and waits until it has.
  func stop() throws {
    process.terminate()
    process.waitUntilExit()
  }

  func end() {
    // A server that ends gracefully may wait for its clients.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
