import Foundation
import Logging
import SillarSQL
import SillarTesting
import SillarWeb
import TestServers
import Testing

/// One client that fills the disk with what a host keeps.
@Suite(.timeLimit(.minutes(2))) struct StoreAttackTests {
  private static let secret: [UInt8] = Array(repeating: 9, count: 32)

  /// Opens a page without a cookie, and types a text into it.
  private static func leave(_ text: String, _ client: Attacker) async throws -> Attacker.Answer {
    let page = try await client.ask("GET", "/")
    let answer = try await client.post(
      "e=0&f\(page.note)=\(text)", to: page, cookie: page.cookie)
    #expect(answer.status == 303)
    return page
  }

  /// The windows, their bytes and the sessions in the file of a store.
  private static func kept(in folder: URL) async throws -> [Int] {
    var migrations = Migrations()
    HostStore.registerMigrations(in: &migrations)
    let database = try LocalDatabase("host", in: folder, migrations: migrations) { StoreUnread($0) }
    return try await database.read { database in
      let queries: [SQL] = [
        "SELECT count(*) FROM window_memory", "SELECT sum(bytes) FROM window_memory",
        "SELECT count(*) FROM host_session",
      ]
      return try queries.map { try database.value($0) ?? 0 }
    }
  }

  private struct StoreUnread: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  @Test func `one address fills its own room and no more, and what others have typed stays`()
    async throws
  {
    try await withFolder { folder in
      let (lines, clock) = (Seen<String>(), TestClock())
      var limits = HostStore.Limits()
      limits.windowsPerClient = 20
      limits.bytesPerClient = 100_000
      limits.sessionsPerAddress = 40
      let store = try HostStore(
        in: folder, limits: limits, now: clock.wallClock,
        logger: Logger(label: "store") { _ in LogCapture(lines) })
      let pages = Seen<(honest: Attacker.Answer, oldest: Attacker.Answer)>()
      try await AttackedHost.run(store: store) {
        $0.secret = Self.secret
      } test: { attacked in
        let honest = try await Self.leave("honest", attacked.client(3))
        let attacker = attacked.client(2)
        let oldest = try await Self.leave("oldest", attacker)
        pages.add((honest, oldest))
        _ = try await Attacker.times(180) { _ in
          try await Self.leave(String(repeating: "x", count: 9_000), attacker)
        }
        let after = try await attacked.client(4).ask("GET", "/")
        #expect(after.status == 200)
      }
      let kept = try await Self.kept(in: folder)
      #expect(kept[0] <= 21 && kept[1] <= 110_000 && kept[2] <= 41, "\(kept)")
      let (honest, oldest) = try #require(pages.all.first)
      try await AttackedHost.run(store: store) {
        $0.secret = Self.secret
      } test: { attacked in
        let again = try await attacked.client(3)
          .ask("GET", "/?w=\(honest.window)", cookie: honest.cookie)
        #expect(again.window == honest.window && again.text.contains("honest"))
        let gone = try await attacked.client(2)
          .ask("GET", "/?w=\(oldest.window)", cookie: oldest.cookie)
        #expect(gone.window != oldest.window && !gone.text.contains("oldest"))
      }
      // It is said, once a minute.
      clock.jump(by: .seconds(60))
      try await AttackedHost.run(store: store) { _ in
      } test: { _ in
        while !lines.all.contains(where: { $0.contains("were dropped") }) { await Task.yield() }
      }
    }
  }
}
