import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Programs
import SillarSQL
import SillarWeb
import TestServers
import Testing

/// The room for saved windows that `--store-megabytes` gives.
@Suite(.timeLimit(.minutes(1))) struct StoreBudgetTests {
  private struct Failure: Error { let reason: String }

  private func kiosk(_ folder: URL, _ options: [String]) throws -> RunningProgram {
    let service = ["--api-url", "http://127.0.0.1:1/api"]
    return try RunningProgram(
      "kiosk", service + ["--port", "0", "--data-dir", folder.path] + options)
  }

  private func store(in folder: URL) throws -> LocalDatabase {
    var migrations = Migrations()
    HostStore.registerMigrations(in: &migrations)
    return try LocalDatabase(
      "host", in: folder, content: "windows", migrations: migrations
    ) { Failure(reason: $0) }
  }

  /// Saves windows of 60 KB: of two people who are signed in, then of eight strangers at different addresses.
  private func fill(_ folder: URL) async throws {
    let memory = String(repeating: "x", count: 60_000)
    try await store(in: folder).write { database in
      for (number, name) in Self.saved.enumerated() {
        let isMember = name.hasPrefix("member")
        let payer = isMember ? "account \(name)" : "address 10.0.0.\(number)"
        let date = Date(timeIntervalSinceNow: Double(number - 100))
        try database.execute(
          """
          INSERT INTO window_memory (id, app, visitor, payer, is_member, saved, bytes, memory)
          VALUES (\(name), 'Kiosk', \(name), \(payer), \(isMember), \(date), \(60_000), \(memory))
          """)
      }
    }
  }

  private static let saved = ["member-0", "member-1"] + (0..<8).map { "stranger-\($0)" }

  @Test(arguments: [
    (["--store-megabytes", "1"], ["stranger-0", "stranger-1"]), ([], []),
  ])
  func `a window that is saved above an app's half of the room takes that of the oldest strangers`(
    _ options: [String], _ dropped: [String]
  ) async throws {
    try await withFolder { folder in
      try await fill(folder)
      let program = try kiosk(folder, options)
      let address = try #require(await program.firstLine().split(separator: " ").last)
      var cookie: String?
      func visit() async throws {
        var request = HTTPClientRequest(url: "\(address)/")
        if let cookie { request.headers.add(name: "cookie", value: cookie) }
        let page = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
        #expect(page.status == .ok)
        if let new = page.headers.first(name: "set-cookie") {
          cookie = String(new.prefix { $0 != ";" })
        }
      }
      func windows() async throws -> Set<String> {
        Set(try await store(in: folder).read { try $0.values("SELECT id FROM window_memory") })
      }
      // A window is saved when its browser has come back.
      try await visit()
      try await visit()
      // The program counts what it has soon after its start.
      while try await !windows().isDisjoint(with: dropped) { try await visit() }
      program.interrupt()
      let result = await program.result()
      #expect(result.status == 0)
      let left = try await windows()
      #expect(Set(Self.saved).subtracting(left) == Set(dropped))
      #expect(!left.subtracting(Self.saved).isEmpty, "the new window is saved")
      let lines = result.errors.split(separator: "\n").filter { $0.contains("were dropped") }
      #expect(lines.count == (dropped.isEmpty ? 0 : 1), "\(result.errors)")
      #expect(lines.allSatisfy { $0.contains("a limit of the store is reached") })
      #expect(lines.allSatisfy { $0.contains("app=\(dropped.count)") }, "\(lines)")
    }
  }
}
