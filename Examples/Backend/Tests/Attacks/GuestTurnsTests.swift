import Foundation
import Hummingbird
import Logging
import TestServers
import Testing

@testable import BackendDelivery
@testable import BackendInfra
@testable import BackendModel

/// Many guests of one address, and one of another.
@Suite(.timeLimit(.minutes(2))) struct GuestTurnsTests {
  /// Holds the first guest, and records the clients in the order in which they get theirs.
  private struct HeldAccounts: Accounts {
    let store: AccountStore
    let clients = Seen<String>()
    let gate = Gate()

    func signInGuest(key: IdempotencyKey, client: String?) async throws -> NewSession {
      clients.add(client ?? "")
      if clients.count == 1 { await gate.wait() }
      return try await store.signInGuest(key: key, client: client)
    }

    func use(_ token: SessionToken) async throws -> Session? { try await store.use(token) }
    func isValid(_ session: Session.ID) async throws -> Bool { try await store.isValid(session) }
    func account(_ id: AccountID) async throws -> UserAccount? { try await store.account(id) }
    func signIn(_ account: UserAccount, key: IdempotencyKey) async throws -> NewSession {
      try await store.signIn(account, key: key)
    }
    func end(_ token: SessionToken) async throws -> Session? { try await store.end(token) }
    func endAll(of account: AccountID) async throws { try await store.endAll(of: account) }
    func endings(of account: AccountID) -> AsyncStream<Void> { store.endings(of: account) }
    func endings() -> AsyncStream<Data?> { store.endings() }
    func over(among tokens: [Data]) async throws -> [Data] { try await store.over(among: tokens) }
    func position() async throws -> StorePosition { try await store.position() }
    func timeline() async throws -> StoreTimeline { try await store.timeline() }
  }

  @Test func `a guest waits for one of each other client, and 12 of one at once are too many`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let accounts = HeldAccounts(
        store: try await AccountStore(in: .test(folder)))
      let api = AccountsAPI(
        accounts: accounts, members: nil, passwords: ScryptPasswords(rounds: 2), offersGuests: true,
        shutdown: {})
      let router = Router()
      api.addRoutes(to: router, prefix: "/api", paying: Unlimited())
      let log = Seen<String>()
      try await withServer(router, logger: log.logger(from: .notice)) { server in
        let (bad, good) = ("203.0.113.7", "203.0.113.8")
        try await withCrowd(of: server) { server in
          @Sendable func guest(_ client: String) async throws -> Answer {
            try await server.send(
              "POST", "\(Caller.accounts)/guests", "{}",
              headers: [("Idempotency-Key", .newID), ("Sillar-Client", client)])
          }
          try await withThrowingTaskGroup(of: Int.self) { group in
            // Also after a failure: the server ends when its requests do.
            defer { accounts.gate.open() }
            for _ in 0..<11 { group.addTask { try await guest(bad).status } }
            try await api.guests.wait(for: 10)
            try await guest(bad).expect(503, "too-many-sign-ins")
            #expect(log.all.count { $0.contains("A guest was refused") } == 1)
            group.addTask { try await guest(good).status }
            try await api.guests.wait(for: 11)
            accounts.gate.open()
            let statuses = try await group.reduce(into: []) { $0.append($1) }
            // The address has ten guests an hour.
            #expect(statuses.sorted() == Array(repeating: 201, count: 11) + [429])
          }
        }
        #expect(accounts.clients.all.firstIndex(of: good) == 2)
      }
    }
  }
}
