import Foundation
import Kit
import SignInInfra
import SignInModel
import SignInTesting
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing
import Work
import WorkTesting

struct SignInInfraTests {
  private let service = FakeQuotes()
  private let clock = TestClock()

  /// The module's infrastructure as it is after a start of the program.
  private func factory(_ place: Place, _ url: URL? = nil) throws -> SignInInfraFactory {
    try SignInInfraFactory(
      apiURL: (url ?? place.url).appending(path: "quotes"), dataDirectory: place.folder,
      now: clock.wallClock, clock: Place.patientClock, logger: place.logger)
  }

  private func session(
    _ factory: SignInInfraFactory, _ visitor: String = "v1"
  ) -> any SignInSessionsDataManager {
    factory.session(of: visitor, for: .homeowners)
  }

  /// Runs a factory until the condition holds.
  private func run(_ factory: SignInInfraFactory, until isSo: () -> Bool) async {
    let running = Task { await factory.run() }
    while !isSo() { await Task.yield() }
    running.cancel()
    await running.value
  }

  @Test func `whoever signs in is signed in, in every window of the visitor and no other's`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try factory(place)
      var windows = (1...2).map { _ in
        session(factory).people.makeAsyncIterator()
      }
      for index in windows.indices { #expect(await windows[index].next() == .some(nil)) }
      let person = try await session(factory).signIn(credentials(ana))
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

  @Test func `who is signed in stays so after a restart, without a connection`() async throws {
    try await Place.with(service.server) { place in
      _ = try await session(try factory(place)).signIn(credentials(ana))
      let restarted = try factory(place, try await refusingURL())
      #expect(session(restarted).person == ana)
      #expect(restarted.sessions.token(of: ana.id) == "ana.1")
    }
  }

  @Test func `only the program's own user can read where tokens are kept`() async throws {
    try await Place.with(service.server) { place in
      _ = try await session(try factory(place)).signIn(credentials(ana))
      for name in try FileManager.default.contentsOfDirectory(atPath: place.folder.path) {
        let attributes = try FileManager.default.attributesOfItem(
          atPath: place.folder.appending(path: name).path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600, "\(name)")
      }
    }
  }

  @Test func `without a connection nobody can be signed in, and that is said`() async throws {
    try await Place.with(service.server) { place in
      let session = session(try factory(place, try await refusingURL()))
      let error = await #expect(throws: APIError.self) {
        try await session.signIn(credentials(ana))
      }
      #expect(error?.problem == .offline)
      #expect(session.person == nil)
    }
  }

  @Test func `whoever has to wait is told at once, and the service not asked again`() async throws {
    try await Place.with(service.server) { place in
      let session = session(try factory(place))
      service.server.refuse(.init(429, "slow-down", retryAfter: 2))
      await #expect(throws: SignInError.slowedDown(.seconds(2))) {
        try await session.signIn(credentials(ana))
      }
      #expect(service.operations == ["POST sessions"])
    }
  }

  @Test(arguments: [FakeServer.Loss.lostAfter, .failedAfter, .nonsenseAfter])
  func `an answer that is lost signs nobody in, and leaves no second session behind`(
    _ loss: FakeServer.Loss
  ) async throws {
    try await Place.with(service.server) { place in
      let session = session(try factory(place))
      service.server.lose(loss)
      if loss != .nonsenseAfter { service.server.lose(loss, loss) }
      await #expect(throws: APIError.self) {
        try await session.signIn(credentials(ana, key: "k-1"))
      }
      #expect(session.person == nil)
      _ = try await session.signIn(credentials(ana, key: "k-1"))
      #expect(service.openSessions == ["ana.1"])
      #expect(Set(service.keys) == ["k-1"])
    }
  }

  @Test func `the session of somebody whom the app is not for is ended, and nobody is signed in`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try factory(place)
      await #expect(throws: SignInError.otherApp) {
        try await session(factory).signIn(credentials(carla))
      }
      #expect(session(factory).person == nil)
      await run(factory) { service.endedSessions == ["carla.1"] }
    }
  }

  @Test func `signing out without a connection holds at once, and the service hears of it later`()
    async throws
  {
    try await Place.with(service.server) { place in
      _ = try await session(try factory(place)).signIn(credentials(ana))
      let offline = try factory(place, try await refusingURL())
      try await session(offline).signOut()
      #expect(session(offline).person == nil)
      #expect(service.openSessions.count == 1)
      let restarted = try factory(place)
      #expect(session(restarted).person == nil)
      await run(restarted) { service.openSessions.isEmpty }
      #expect(service.endedSessions == ["ana.1"])
    }
  }

  @Test func `a new sign-in is a new session, and the old one is ended`() async throws {
    try await Place.with(service.server) { place in
      let factory = try factory(place)
      _ = try await session(factory).signIn(credentials(ana, key: "k-1"))
      _ = try await session(factory).signIn(credentials(ana, key: "k-2"))
      #expect(factory.sessions.token(of: ana.id) == "ana.2")
      await run(factory) { service.endedSessions == ["ana.1"] }
      #expect(service.openSessions == ["ana.2"])
    }
  }

  @Test func `two visitors may be the same person, each with a session of their own`() async throws
  {
    try await Place.with(service.server) { place in
      let factory = try factory(place)
      _ = try await session(factory, "v1").signIn(credentials(ana, key: "k-1"))
      _ = try await session(factory, "v2").signIn(credentials(ana, key: "k-2"))
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
      let factory = try factory(place)
      _ = try await session(factory, "v1").signIn(credentials(ana, key: "k-1"))
      _ = try await session(factory, "v2").signIn(credentials(ana, key: "k-2"))
      var window = session(factory, "v1").people.makeAsyncIterator()
      #expect(await window.next() == ana)
      factory.sessions.tokenRefused("ana.1", of: ana.id)
      #expect(await window.next() == .some(nil))
      #expect(session(factory, "v1").hasExpired)
      #expect(session(factory, "v2").person == ana)
      // The changes are stored in order, so this one is stored when the next one is.
      try await session(factory, "v2").signOut()
      #expect(session(try self.factory(place), "v1").person == nil)
    }
  }

  @Test func `a session that runs out signs out, in every window, also over a restart`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try factory(place)
      _ = try await session(factory).signIn(credentials(ana))
      var window = session(factory).people.makeAsyncIterator()
      #expect(await window.next() == ana)
      clock.jump(by: .seconds(14 * 24 * 3600))
      #expect(session(factory).person == nil)
      #expect(factory.sessions.token(of: ana.id) == nil)
      let running = Task { await factory.run() }
      #expect(await window.next() == .some(nil))
      running.cancel()
      await running.value
      #expect(session(factory).hasExpired)
    }
  }

  @Test func `a session that has run out while the program did not run is over`() async throws {
    try await Place.with(service.server) { place in
      _ = try await session(try factory(place)).signIn(credentials(ana))
      clock.jump(by: .seconds(14 * 24 * 3600))
      let restarted = session(try factory(place))
      #expect(restarted.person == nil)
      #expect(restarted.hasExpired)
    }
  }

  @Test func `neither passwords nor tokens are logged`() async throws {
    try await Place.with(service.server) { place in
      let factory = try factory(place)
      _ = try? await session(factory).signIn(credentials(ana, "hunter2"))
      _ = try await session(factory).signIn(credentials(ana))
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
