import Foundation
import SillarSQL

@testable import SillarWeb

/// The start of a store with 200,000 sessions beside that of an empty one, each in a process of its own.
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

  private static func fill(_ folder: URL, _ count: Int) async throws {
    let (store, now) = (try HostStore(in: folder), Date())
    try await store.database?.write { database in
      for number in 0..<count {
        let record = SessionKeeper.Session.Record(
          secret: SessionKeeper.randomVisitor(), created: now, used: now)
        let session = SessionKeeper.Session(
          visitor: SessionKeeper.randomVisitor(), address: "10.0.\(number % 200).1", record,
          isStored: true)
        try SessionTable.store(record, of: session, ends: now + 86_400, database)
      }
    }
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

  /// The process that is measured: opens the store as a program does, looks for a session, and ends. Prints the nanoseconds
  /// of the start and the end, and the bytes between.
  static func open(_ folder: String) async throws {
    let clock = ContinuousClock()
    let begin = clock.now
    let store = try HostStore(in: URL(filePath: folder))
    await store.keepHouse()
    _ = await store.sessions.find("of a browser that nobody knows")
    let started = clock.now
    let memory = try ServerProcess.residentMemory(of: ProcessInfo.processInfo.processIdentifier)
    let ending = clock.now
    await store.finish()
    for (name, value) in [
      ("start", (started - begin) / .nanoseconds(1)), ("memory", Double(memory)),
      ("stop", (clock.now - ending) / .nanoseconds(1)),
    ] { print(name, Int(value)) }
  }
}
