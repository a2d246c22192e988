import Foundation
import Hummingbird
import Logging
import MetricsTestKit
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing

import func CoreMetrics.withMetricsFactory

/// The log at its default level, notice, in case of failures; and the metrics.
@Suite(.timeLimit(.minutes(1))) struct TroubleInLogTests {
  private struct Failure: Error { let reason: String }

  private let lines = Seen<String>()
  private let metrics = TestMetrics()

  private var logger: Logger {
    Logger(label: "test") { [lines] _ in
      var capture = LogCapture(lines)
      capture.logLevel = .notice
      return capture
    }
  }

  private func count(_ label: String) -> Int64 { metrics.counterTotal(label: label) }

  // MARK: Answers

  private struct Film: Decodable { let title: String }

  @Test(arguments: [
    ("<html>our secret</html>", "text/html", "the whole answer is not valid"),
    (#"{"title": "our secr"#, "application/json", "the whole answer is not valid"),
    (#"{"name": "our secret"}"#, "application/json", "title is missing"),
    ("", "application/json", "the whole answer is not valid"),
  ])
  func `what cannot be read is one warning for a burst, and each is counted`(
    body: String, type: String, problem: String
  ) async throws {
    let isBroken = Switch(true)
    try await withMetricsFactory(metrics) {
      try await withServer { request in
        isBroken.isOn
          ? bytes(Array(body.utf8), type: type) : json(#"{"title": "Vertigo"}"#)
      } _: { url in
        let client = APIClient(configuration: .init(baseURL: url), logger: logger)
        let ask = { (path: String) async throws -> String in
          let film: Film = try await client.send(
            .get(path, query: [URLQueryItem(name: "key", value: "our secret")]))
          return film.title
        }
        for _ in 0..<3 {
          await #expect(throws: APIError.self) { try await ask("films/1") }
        }
        #expect(lines.count == 1, "\(lines.all)")
        await #expect(throws: APIError.self) { try await ask("films/2") }
        #expect(lines.count == 2, "another endpoint is another burst")
        // The failures end with a readable answer.
        isBroken.isOn = false
        let title = try await ask("films/1")
        #expect(title == "Vertigo")
        isBroken.isOn = true
        await #expect(throws: APIError.self) { try await ask("films/1") }
        #expect(lines.count == 3)
      }
    }
    let line = try #require(lines.all.first)
    #expect(line.hasPrefix("warning "))
    #expect(line.contains("GET") && line.contains("/films/1"))
    #expect(line.contains(problem) && line.contains(type), "\(line)")
    #expect(!lines.all.contains { $0.contains("secret") || $0.contains("key") })
    #expect(count("sillar_api_undecodable_total") == 5)
  }

  @Test func `a stream of events that is none is a warning`() async throws {
    try await withMetricsFactory(metrics) {
      try await withServer { _ in
        bytes(Array("<html>our secret</html>".utf8), type: "text/html")
      } _: { url in
        let client = APIClient(configuration: .init(baseURL: url), logger: logger)
        let (ends, ended) = AsyncStream.makeStream(of: Void.self)
        let source = EventSource(client: client, path: "events", reconnection: Told(ended))
        let listening = Task { for await _ in source.events() {} }
        for await _ in ends { break }
        listening.cancel()
      }
    }
    let line = try #require(lines.all.first { $0.contains("cannot be read") })
    #expect(line.hasPrefix("warning ") && line.contains("/events") && line.contains("text/html"))
    #expect(count("sillar_api_undecodable_total") == 1)
  }

  // MARK: Storage

  @Test func `a full disk is one warning for a burst, and a notice when there is room again`()
    async throws
  {
    var migrations = Migrations()
    migrations.add("notes") { try $0.script("CREATE TABLE note (text TEXT)") }
    try await withMetricsFactory(metrics) { [migrations] in
      try await withFolder { folder in
        let database = try LocalDatabase(
          "notes", in: folder, migrations: migrations, logger: logger
        ) { Failure(reason: $0) }
        let disk = FullDisk { sql in
          try await database.write { try $0.value(SQL(raw: sql)) ?? 0 }
        }
        let store: @Sendable (SQLTransaction) throws -> Void = { database in
          let text = "our secret" + String(repeating: "0", count: 10_000)
          try database.execute("INSERT INTO note VALUES (\(text))")
        }
        try await disk.fill()
        for _ in 0..<3 {
          await #expect(throws: Failure.self) { try await database.write(store) }
        }
        #expect(lines.count == 1, "\(lines.all)")
        try await disk.free()
        try await database.write(store)
      }
    }
    #expect(lines.count == 2, "\(lines.all)")
    let line = try #require(lines.all.first)
    #expect(line.hasPrefix("warning ") && line.contains("notes.sqlite"))
    #expect(line.contains("the disk is full"))
    #expect(lines.all.last?.hasPrefix("notice ") == true)
    #expect(!lines.all.contains { $0.contains("secret") })
    #expect(count("sillar_storage_failures_total") == 3)
  }

  @Test
  func `a row that cannot be read is one line of the log, and each time it is left out counts`() {
    let lines = lines
    withMetricsFactory(metrics) {
      let rows = ReadableRows { lines.add($0) }
      for row in ["a", "b", "a"] {
        let value = rows.read("note", row) { () throws(Failure) -> Int in throw Failure(reason: "x")
        }
        #expect(value == nil)
      }
      #expect(rows.read("note", "c") { 3 } == 3)
    }
    #expect(lines.count == 2, "\(lines.all)")
    #expect(count("sillar_rows_unreadable_total") == 3)
  }

  @Test func `a cache that is put aside is a warning`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "seen.sqlite")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(repeating: 7, count: 4096).write(to: file)
      _ = try LocalDatabase(
        "seen", in: folder, replacesDamaged: true, migrations: Migrations(), logger: logger
      ) { Failure(reason: $0) }
      let aside = folder.appending(path: "seen.sqlite.damaged")
      #expect(try Data(contentsOf: aside) == Data(repeating: 7, count: 4096))
    }
    #expect(lines.count == 1)
    #expect(lines.all.allSatisfy { $0.hasPrefix("warning ") && $0.contains("seen.sqlite") })
  }

  // MARK: Commands

  @Test func `a command that the service refuses is a notice, with its kind and the reason`()
    async throws
  {
    let service = NotebookService()
    try await withMetricsFactory(metrics) {
      try await withFolder { folder in
        let notebook = try Notebook(in: folder, service: service, logger: logger)
        service.plan(.refused)
        try await notebook.add("our secret", to: "a")
        try await notebook.run { !$0.isEmpty && $0.allSatisfy { $0.state != .waiting } }
      }
    }
    // It was made before the outbox ran, which is a warning.
    let notices = lines.all.filter { !$0.hasPrefix("warning A command waits") }
    let line = try #require(notices.first)
    #expect(notices.count == 1, "\(lines.all)")
    #expect(line.hasPrefix("notice ") && line.contains("add-line"))
    #expect(line.contains("reason") && line.contains("list"))
    #expect(lines.all.allSatisfy { !$0.contains("list/a") && !$0.contains("secret") })
    #expect(count("sillar_outbox_parked_total") == 1)
  }

  @Test func `a report is a warning the first time, and not again`() {
    let report = logger.warningOnce()
    for text in ["a", "b", "a", "a"] { report(text) }
    #expect(lines.all.map { $0.prefix(9) } == ["warning a", "warning b"])
  }
}

/// Reports to the test that a connection has ended, and does not reconnect.
private struct Told: Reconnection {
  let ended: AsyncStream<Void>.Continuation

  init(_ ended: AsyncStream<Void>.Continuation) { self.ended = ended }

  func wait(afterFailures failures: Int) async {
    ended.yield()
    try? await hang()
  }
}

private final class Switch: Sendable {
  private let state: Mutex<Bool>

  init(_ isOn: Bool) { state = Mutex(isOn) }

  var isOn: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
