import Foundation
import Kit
import SignInModel
import SignInTesting
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

@testable import SignInInfra

struct SignInInfraTests {
  private let service = FakeAccounts()
  private let clock = TestClock()

  private func session(
    _ factory: SignInInfraFactory, _ visitor: String = "v1"
  ) -> any SignInSessionsDataManager {
    factory.session(of: visitor, for: Accounts(called: "homeowner"))
  }

  /// Runs a factory until the condition holds.
  private func run(_ factory: SignInInfraFactory, until isSo: () -> Bool) async {
    let running = Task { await factory.service.work.run() }
    while !isSo() { await Task.yield() }
    running.cancel()
    await running.value
  }

  @Test func `whoever signs in is signed in, in every window of the visitor and no other's`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      var windows = (1...2).map { _ in
        session(factory).people.makeAsyncIterator()
      }
      for index in windows.indices { #expect(await windows[index].next() == .some(nil)) }
      let person = try await session(factory).signIn(credentials(ana), admit: everyone)
      #expect(person == ana)
      for index in windows.indices { #expect(await windows[index].next() == ana) }
      #expect(session(factory, "v2").person == nil)
      #expect(factory.sessions.token(of: ana.id) == "ana.1")
      #expect(factory.sessions.token(of: ben.id) == nil)
      try await session(factory).signOut()
      for index in windows.indices { #expect(await windows[index].next() == .some(nil)) }
      #expect(factory.sessions.token(of: ana.id) == nil)
      #expect(!session(factory).hasExpired)
    }
  }

  @Test func `a person signs out although nothing can be stored, here and at the service`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      _ = try await session(factory).signIn(credentials(ana), admit: everyone)
      try await factory.sessions.store.database.write { database in
        for (table, change) in [("session", "DELETE"), ("ending", "INSERT")] {
          try database.script(
            """
            CREATE TRIGGER full_\(table) BEFORE \(change) ON \(table)
            BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END
            """)
        }
      }
      try await session(factory).signOut()
      #expect(session(factory).person == nil)
      #expect(!session(factory).hasExpired)
      #expect(factory.sessions.token(of: ana.id) == nil)
      await run(factory) { service.endedSessions == ["ana.1"] }
    }
  }

  @Test func `each end of a session is told, so that what was saved can be removed`() async throws {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      var ends = factory.sessions.endsOfSessions.makeAsyncIterator()
      _ = try await session(factory).signIn(credentials(ana)) { _ in true }
      #expect(await ends.next() != nil)
      try await session(factory).signOut()
      #expect(await ends.next() != nil)
      #expect(factory.sessions.token(of: ana.id) == nil)
      _ = try await session(factory).signIn(credentials(ana, key: "k-2")) { _ in true }
      #expect(await ends.next() != nil)
      factory.sessions.tokenRefused(factory.sessions.token(of: ana.id) ?? "")
      #expect(await ends.next() != nil)
      #expect(factory.sessions.token(of: ana.id) == nil)
    }
  }

  @Test func `a session that the service has ended is over as soon as an app asks`() async throws {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      _ = try await session(factory).signIn(credentials(ana), admit: everyone)
      #expect(await factory.isSignedIn("v1", as: ana.id.rawValue))
      #expect(await !factory.isSignedIn("v1", as: ben.id.rawValue))
      #expect(await !factory.isSignedIn("v2", as: ana.id.rawValue))
      service.endSessions()
      #expect(session(factory).person == ana)
      #expect(await !factory.isSignedIn("v1", as: ana.id.rawValue))
      #expect(session(factory).person == nil && session(factory).hasExpired)
    }
  }

  @Test func `a member stays signed in while the service fails or is away`() async throws {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      _ = try await session(factory).signIn(credentials(ana), admit: everyone)
      service.server.fail()
      #expect(await factory.isSignedIn("v1", as: ana.id.rawValue))
      let away = try place.signIn(clock, at: try await refusingURL())
      #expect(await away.isSignedIn("v1", as: ana.id.rawValue))
    }
  }

  @Test func `the service is told the address of who signs in, if it is known`() async throws {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      let sessions = ["203.0.113.7", nil].map { factory.session(of: "v1", from: $0, for: .all) }
      for (index, session) in sessions.enumerated() {
        _ = try await session.signIn(credentials(ana, key: "k\(index)"), admit: everyone)
        _ = try await session.continueAsGuest(key: "g\(index)", admit: everyone)
      }
      let told = service.server.writes
        .map { "\($0.path) \($0["Sillar-Client"] ?? "-")" }
      #expect(
        told == ["sessions 203.0.113.7", "guests 203.0.113.7", "sessions -", "guests -"])
    }
  }

  @Test func `each sign-in has an ID of its own, also after a restart, and it is no token`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      let sessions = factory.sessions
      #expect(sessions.sessionID(of: "v1") == nil)
      _ = try await session(factory).signIn(credentials(ana), admit: everyone)
      let first = try #require(sessions.sessionID(of: "v1"))
      _ = try await session(factory, "v2").signIn(credentials(ana, key: "l"), admit: everyone)
      let other = try #require(sessions.sessionID(of: "v2"))
      #expect(sessions.sessionIDs == [first, other] && first != other)
      // A digest.
      #expect(Data(base64Encoded: first)?.count == 32)
      #expect(try place.signIn(clock).sessions.sessionID(of: "v1") == first)
      try await session(factory).signOut()
      #expect(sessions.sessionID(of: "v1") == nil)
      #expect(sessions.sessionIDs == [other])
      _ = try await session(factory).signIn(credentials(ana, key: "m"), admit: everyone)
      #expect(sessions.sessionID(of: "v1") != first)
    }
  }

  @Test func `who is signed in stays so after a restart, without a connection`() async throws {
    try await Place.with(service.server) { place in
      _ = try await session(try place.signIn(clock)).signIn(credentials(ana), admit: everyone)
      let restarted = try place.signIn(clock, at: try await refusingURL())
      #expect(session(restarted).person == ana)
      #expect(restarted.sessions.token(of: ana.id) == "ana.1")
    }
  }

  @Test func `only the program's own user can read where tokens are kept`() async throws {
    try await Place.with(service.server) { place in
      _ = try await session(try place.signIn(clock)).signIn(credentials(ana), admit: everyone)
      for name in try FileManager.default.contentsOfDirectory(atPath: place.folder.path) {
        let attributes = try FileManager.default.attributesOfItem(
          atPath: place.folder.appending(path: name).path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600, "\(name)")
      }
    }
  }

  @Test func `without a connection nobody can be signed in, and that is said`() async throws {
    try await Place.with(service.server) { place in
      let session = session(try place.signIn(clock, at: try await refusingURL()))
      let error = await #expect(throws: APIError.self) {
        try await session.signIn(credentials(ana), admit: everyone)
      }
      #expect(error?.problem == .offline)
      #expect(session.person == nil)
    }
  }

  @Test func `whoever has to wait is told at once, and the service not asked again`() async throws {
    try await Place.with(service.server) { place in
      let session = session(try place.signIn(clock))
      service.server.refuse(.init(429, "slow-down", retryAfter: 2))
      await #expect(throws: SignInError.slowedDown(.seconds(2))) {
        try await session.signIn(credentials(ana), admit: everyone)
      }
      #expect(service.server.writes.map(\.line) == ["POST sessions"])
    }
  }

  @Test(arguments: [FakeServer.Loss.lostAfter, .failedAfter, .nonsenseAfter])
  func `an answer that is lost signs nobody in, and leaves no second session behind`(
    _ loss: FakeServer.Loss
  ) async throws {
    try await Place.with(service.server) { place in
      let session = session(try place.signIn(clock))
      service.server.lose(loss)
      if loss != .nonsenseAfter { service.server.lose(loss, loss) }
      await #expect(throws: APIError.self) {
        try await session.signIn(credentials(ana, key: "k-1"), admit: everyone)
      }
      #expect(session.person == nil)
      _ = try await session.signIn(credentials(ana, key: "k-1"), admit: everyone)
      #expect(service.openSessions == ["ana.1"])
      #expect(Set(service.server.writes.compactMap(\.key)) == ["k-1"])
    }
  }

  @Test func `the session of somebody whom the app is not for is ended, and nobody is signed in`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      await #expect(throws: SignInError.otherApp) {
        try await session(factory).signIn(credentials(carla), admit: everyone)
      }
      #expect(session(factory).person == nil)
      await run(factory) { service.endedSessions == ["carla.1"] }
    }
  }

  @Test func `signing out without a connection holds at once, and the service hears of it later`()
    async throws
  {
    try await Place.with(service.server) { place in
      _ = try await session(try place.signIn(clock)).signIn(credentials(ana), admit: everyone)
      let offline = try place.signIn(clock, at: try await refusingURL())
      try await session(offline).signOut()
      #expect(session(offline).person == nil)
      #expect(service.openSessions.count == 1)
      let restarted = try place.signIn(clock)
      #expect(session(restarted).person == nil)
      await run(restarted) { service.openSessions.isEmpty }
      #expect(service.endedSessions == ["ana.1"])
    }
  }

  @Test func `a new sign-in is a new session, and the old one is ended`() async throws {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      _ = try await session(factory).signIn(credentials(ana, key: "k-1"), admit: everyone)
      _ = try await session(factory).signIn(credentials(ana, key: "k-2"), admit: everyone)
      #expect(factory.sessions.token(of: ana.id) == "ana.2")
      await run(factory) { service.endedSessions == ["ana.1"] }
      #expect(service.openSessions == ["ana.2"])
    }
  }

  @Test func `two visitors may be the same person, each with a session of their own`() async throws
  {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      _ = try await session(factory, "v1").signIn(credentials(ana, key: "k-1"), admit: everyone)
      _ = try await session(factory, "v2").signIn(credentials(ana, key: "k-2"), admit: everyone)
      try await session(factory, "v1").signOut()
      #expect(session(factory, "v1").person == nil)
      #expect(session(factory, "v2").person == ana)
      #expect(factory.sessions.token(of: ana.id) == "ana.2")
    }
  }

  @Test func `a token that the service refuses signs its visitors out, in every window, for good`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      _ = try await session(factory, "v1").signIn(credentials(ana, key: "k-1"), admit: everyone)
      _ = try await session(factory, "v2").signIn(credentials(ana, key: "k-2"), admit: everyone)
      var window = session(factory, "v1").people.makeAsyncIterator()
      #expect(await window.next() == ana)
      factory.sessions.tokenRefused("ana.1")
      #expect(await window.next() == .some(nil))
      #expect(session(factory, "v1").hasExpired)
      #expect(session(factory, "v2").person == ana)
      // The changes are stored in order, so this one is stored when the next one is.
      try await session(factory, "v2").signOut()
      #expect(session(try place.signIn(clock), "v1").person == nil)
    }
  }

  @Test func `a session that runs out signs out, in every window, also over a restart`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      _ = try await session(factory).signIn(credentials(ana), admit: everyone)
      var window = session(factory).people.makeAsyncIterator()
      #expect(await window.next() == ana)
      clock.jump(by: .seconds(14 * 24 * 3600))
      #expect(session(factory).person == nil)
      #expect(factory.sessions.token(of: ana.id) == nil)
      let running = Task { await factory.service.work.run() }
      #expect(await window.next() == .some(nil))
      running.cancel()
      await running.value
      #expect(session(factory).hasExpired)
    }
  }

  @Test func `a session that runs out is over in that second, not in that minute`() async throws {
    try await Place.with(service.server) { place in
      let factory = try SignInInfraFactory(
        service: place.service("accounts", now: clock.wallClock, clock: clock))
      _ = try await session(factory).signIn(credentials(ana), admit: everyone)
      var window = session(factory).people.makeAsyncIterator()
      #expect(await window.next() == ana)
      clock.jump(by: .seconds(14 * 24 * 3600) - .milliseconds(500))
      let running = Task { await factory.service.work.run() }
      while (clock.timeToNextWaking ?? .seconds(60)) > .milliseconds(501) { await Task.yield() }
      await clock.advance(by: .seconds(1))
      #expect(await window.next() == .some(nil))
      running.cancel()
      await running.value
    }
  }

  @Test func `a session that has run out while the program did not run is over`() async throws {
    try await Place.with(service.server) { place in
      _ = try await session(try place.signIn(clock)).signIn(credentials(ana), admit: everyone)
      clock.jump(by: .seconds(14 * 24 * 3600))
      let restarted = session(try place.signIn(clock))
      #expect(restarted.person == nil)
      #expect(restarted.hasExpired)
    }
  }

  @Test func `the requests of other modules have the account and the token of now`() async throws {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      let access = factory.sessions.access
      #expect(throws: Problem.signedOut) { try access.signedIn("v1") }
      _ = try await session(factory).signIn(credentials(ana), admit: everyone)
      let ofAna = try access.signedIn("v1")
      #expect(ofAna == .init(account: "ana", token: "ana.1"))
      #expect(throws: Problem.signedOut) { try access.signedIn("v2") }
      access.refuse(ofAna)
      #expect(throws: Problem.signedOut) { try access.signedIn("v1") }
      #expect(session(factory).hasExpired)
    }
  }

  @Test func `a browser that is not admitted leaves no session behind`() async throws {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      await #expect(throws: SignInError.notAdmitted) {
        try await session(factory).signIn(credentials(ana)) { _ in false }
      }
      #expect(session(factory).person == nil)
      await run(factory) { service.endedSessions == ["ana.1"] }
    }
  }

  @Test func `the service knows a device again, also after a sign-out and a restart`() async throws
  {
    try await Place.with(service.server) { place in
      let first = try place.signIn(clock)
      _ = try await session(first).signIn(credentials(ana, key: "k-1"), admit: everyone)
      #expect(service.devices == [])
      try await session(first).signOut()
      let restarted = try place.signIn(clock)
      _ = try await session(restarted).signIn(credentials(ana, key: "k-2"), admit: everyone)
      _ = try await session(restarted, "v2").signIn(credentials(ana, key: "k-3"), admit: everyone)
      #expect(service.devices == ["device of ana"])
    }
  }

  @Test func `neither passwords nor tokens are logged`() async throws {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      _ = try? await session(factory).signIn(credentials(ana, "hunter2"), admit: everyone)
      _ = try await session(factory).signIn(credentials(ana), admit: everyone)
      try await session(factory).signOut()
      await run(factory) { service.openSessions.isEmpty }
      #expect(!place.log.isEmpty)
      for line in place.log {
        for secret in [password, "hunter2", "ana.1", "ana@example.com"] {
          #expect(!line.contains(secret))
        }
      }
    }
  }
}
