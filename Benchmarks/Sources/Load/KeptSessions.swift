import Foundation
import GRDB
import HummingbirdCore
import Logging
import Measured
import NIOCore
import SillarWeb

/// The start of a host whose store has 200,000 sessions beside that of one with an empty store, each in a process of its
/// own.
enum KeptSessions {
  private static let count = 200_000

  /// Fills a folder, and reports the start, the memory and the end of a process for both.
  static func measure() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-load-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, sessions) in [("empty", 0), ("full", count)] {
      let place = folder.appending(path: name)
      try await fill(place, sessions)
      for (what, value) in try run(place) { Measurement.report("sessions.\(name).\(what)", value) }
    }
  }

  /// Writes the sessions into the file that the store of another process has made: it has no other way to make as many.
  private static func fill(_ folder: URL, _ count: Int) async throws {
    _ = try run(folder)
    let file = try DatabaseQueue(path: folder.appending(path: "host.sqlite").path)
    let now = Date().timeIntervalSinceReferenceDate
    try await file.write { database in
      for number in 0..<count {
        try database.execute(
          sql: """
            INSERT INTO host_session (secret, visitor, address, created, used, ends)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            UUID().uuidString, UUID().uuidString, "10.0.\(number % 200).1", now, now, now + 86_400,
          ])
      }
    }
    try file.close()
  }

  private static func run(_ folder: URL) throws -> [(String, Int)] {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["sessions", folder.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.count == 2 ? Int(words[1]).map { (String(words[0]), $0) } : nil
    }
  }

  /// The process that is measured: starts a server, asks for a page, and ends. Prints the nanoseconds of the start, as far
  /// as the page, and of the end, and the bytes between.
  static func open(_ folder: String) async throws {
    let clock = ContinuousClock()
    let begin = clock.now
    let host = Servers.host(
      try Measured.OneScreenApp.summary(), at: "", store: try HostStore(in: URL(filePath: folder)))
    var logger = Servers.quiet
    // The server reports as an error that it is canceled.
    logger.logLevel = .critical
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let server = WebServer(
      hosts: [host], address: .hostname("127.0.0.1", port: 0), logger: logger,
      onServerRunning: { port.yield($0.localAddress?.port ?? 0) })
    let running = Task { try await server.run() }
    for await port in ports {
      _ = try await HTTPAnswer.get(port: port, path: "/")
      break
    }
    let started = clock.now
    let memory = try ServerProcess.residentMemory(of: ProcessInfo.processInfo.processIdentifier)
    let ending = clock.now
    running.cancel()
    _ = await running.result
    for (name, value) in [
      ("start", (started - begin) / .nanoseconds(1)), ("memory", Double(memory)),
      ("stop", (clock.now - ending) / .nanoseconds(1)),
    ] { print(name, Int(value)) }
  }
}
