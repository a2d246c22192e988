import Foundation
import Programs
import SillarPostgreSQL
import SillarSQL

@testable import SillarWeb

/// Two hosts of one app, each with a store of its own in one database of a server, as two processes have them.
struct TwoProcesses: Sendable {
  struct One: Sendable {
    let host: WebHost
    let store: HostStore
    let server: RunningServer

    /// A browser here that has the cookie of one elsewhere.
    func browser(as other: TestBrowser) -> TestBrowser {
      TestBrowser(port: server.port, cookies: other.cookie)
    }

    /// Waits until other processes see that this one lives.
    func join() async throws {
      _ = try await eventually { try await sees(store) }
    }

    /// True if a process counts as one that lives.
    func sees(_ other: HostStore) async throws -> Bool {
      let rows: [String] =
        try await store.database?.read { try $0.values("SELECT id FROM host_process") } ?? []
      return rows.contains(other.processes.id)
    }
  }

  let first: One
  let second: One
  /// What was sent from the desk, at either.
  let sent: Mutexed<[String]>
  /// The desk of one process more.
  let third: @Sendable () throws -> SavedDesk

  /// - Parameter server: By default the one that all tests share.
  static func run(
    on server: PostgreSQLServer? = nil,
    _ test: @escaping @Sendable (TwoProcesses) async throws -> Void
  ) async throws {
    let address =
      if let server { server.address } else { try await PostgreSQLServer.shared().address }
    let schema = "host \(UUID())"
    let desk = SavedDesk(try store(schema, at: address))
    let more: @Sendable () throws -> SavedDesk = { [desk] in
      var other = SavedDesk(try store(schema, at: address))
      (other.settings, other.sent) = (desk.settings, desk.sent)
      return other
    }
    let other = try more()
    let (host, otherHost) = (try desk.host(), try other.host())
    try await HostServer.run(host) { [desk, other] server in
      try await HostServer.run(otherHost) { otherServer in
        let first = One(host: host, store: desk.store, server: server)
        let second = One(host: otherHost, store: other.store, server: otherServer)
        try await first.join()
        try await second.join()
        try await test(
          TwoProcesses(first: first, second: second, sent: desk.sent, third: more))
      }
    }
  }

  static func store(_ schema: String, at address: String) throws -> HostStore {
    var migrations = Migrations()
    HostStore.registerMigrations(in: &migrations)
    let database = try PostgreSQLDatabase(
      schema, at: address, patience: .seconds(2), migrations: migrations
    ) { StoreFailure(reason: $0) }
    return HostStore(database: database, logger: .silent)
  }
}

/// A generator of the same numbers each time.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
  }
}
