import Foundation
import Logging
import SignInInfra
import SignInModel
import SillarData
import SillarTesting
import Synchronization
import TestServers
import Testing
import Work

struct SignInInfraTests {
  private let service = FakeSessions()
  private let clock = TestClock()

  private func factory(
    _ url: URL, _ folder: URL, logger: Logger = quiet
  ) throws -> SignInInfraFactory {
    try SignInInfraFactory(
      apiURL: url.appending(path: "quotes"), dataDirectory: folder, now: clock.wallClock,
      logger: logger)
  }

  private func actions(
    _ factory: SignInInfraFactory, _ visitor: String = "v1", role: Role = .homeowner
  ) -> SignInActions {
    factory.actions(for: visitor, role: role, unsent: MemoryUnsentWork())
  }

  private func withService(_ body: (URL, URL) async throws -> Void) async throws {
    try await withFolder { folder in
      try await withServer(service.respond) { try await body($0, folder) }
    }
  }

  /// Runs a factory until something is so.
  private func run(_ factory: SignInInfraFactory, until isSo: () -> Bool) async {
    let running = Task { await factory.run() }
    while !isSo() { await Task.yield() }
    running.cancel()
    await running.value
  }

  @Test func `whoever signs in is signed in, in every window of the visitor and no other's`()
    async throws
  {
    try await withService { url, folder in
      let factory = try factory(url, folder)
      var windows = (1...2).map { _ in
        actions(factory).people.makeAsyncIterator()
      }
      for index in windows.indices { #expect(await windows[index].next() == .some(nil)) }
      let person = try await actions(factory).signIn.execute(credentials(ana))
      #expect(person == ana)
      for index in windows.indices { #expect(await windows[index].next() == ana) }
      #expect(actions(factory, "v2").person == nil)
      #expect(factory.sessions.token(of: ana.id) == "token-1")
      #expect(factory.sessions.token(of: ben.id) == nil)
      try await actions(factory).sessions.signOut()
      for index in windows.indices { #expect(await windows[index].next() == .some(nil)) }
      #expect(factory.sessions.token(of: ana.id) == nil)
      #expect(!actions(factory).sessions.hasExpired)
    }
  }

  @Test func `who is signed in stays so after a restart, without a connection`() async throws {
    try await withFolder { folder in
      let url = try await withServer(service.respond) { url in
        _ = try await actions(try factory(url, folder)).signIn.execute(credentials(ana))
        return url
      }
      let restarted = try factory(url, folder)
      #expect(actions(restarted).person == ana)
      #expect(restarted.sessions.token(of: ana.id) == "token-1")
    }
  }

  @Test func `only the program's own user can read where tokens are kept`() async throws {
    try await withService { url, folder in
      _ = try await actions(try factory(url, folder)).signIn.execute(credentials(ana))
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let attributes = try FileManager.default.attributesOfItem(
          atPath: folder.appending(path: name).path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600, "\(name)")
      }
    }
  }

  @Test func `without a connection nobody can be signed in, and that is said`() async throws {
    let url = try await refusingURL()
    try await withFolder { folder in
      let actions = actions(try factory(url, folder))
      await #expect(throws: SignInError.offline) {
        try await actions.signIn.execute(credentials(ana))
      }
      #expect(actions.person == nil)
    }
  }

  @Test(arguments: [(nil as Int?, SignInError.wrongCredentials), (240, .slowedDown(.seconds(240)))])
  func `what the service says is told apart`(_ slowDown: Int?, _ error: SignInError) async throws {
    service.state.withLock { $0.slowDown = slowDown }
    try await withService { url, folder in
      let actions = actions(try factory(url, folder))
      await #expect(throws: error) {
        try await actions.signIn.execute(credentials(ana, "wrong"))
      }
      // Nobody is asked twice by one attempt.
      #expect(service.keys.count == 1)
    }
  }

  @Test(arguments: ["", "{}", #"{"token":1}"#, #"{"token":"t","expires":"soon","person":{}}"#])
  func `an answer that makes no sense signs nobody in`(_ garbage: String) async throws {
    service.state.withLock { $0.garbage = garbage }
    try await withService { url, folder in
      let actions = actions(try factory(url, folder))
      await #expect(throws: SignInError.self) {
        try await actions.signIn.execute(credentials(ana))
      }
      #expect(actions.person == nil)
    }
  }

  @Test(arguments: [FakeSessions.Fate.brokenOff, .failed])
  func `a lost answer leaves no second session behind`(_ fate: FakeSessions.Fate) async throws {
    try await withService { url, folder in
      let actions = actions(try factory(url, folder))
      service.lose(fate, fate, fate)
      await #expect(throws: SignInError.self) {
        try await actions.signIn.execute(credentials(ana, key: "k-1"))
      }
      #expect(actions.person == nil)
      service.state.withLock { $0.fates = [] }
      _ = try await actions.signIn.execute(credentials(ana, key: "k-1"))
      #expect(service.tokens.count == 1)
      #expect(Set(service.keys) == ["k-1"])
    }
  }

  @Test func `the session of somebody whom the app is not for is ended, and nobody is signed in`()
    async throws
  {
    try await withService { url, folder in
      let factory = try factory(url, folder)
      await #expect(throws: SignInError.wrongRole(.professional)) {
        try await actions(factory).signIn.execute(credentials(carla))
      }
      #expect(actions(factory).person == nil)
      await run(factory) { service.ended == ["token-1"] }
    }
  }

  @Test func `signing out without a connection holds at once, and the service hears of it later`()
    async throws
  {
    try await withFolder { folder in
      let url = try await withServer(service.respond) { url in
        _ = try await actions(try factory(url, folder)).signIn.execute(credentials(ana))
        return url
      }
      let offline = try factory(url, folder)
      try await actions(offline).sessions.signOut()
      #expect(actions(offline).person == nil)
      #expect(service.tokens.count == 1)
      try await withServer(service.respond) { url in
        let restarted = try factory(url, folder)
        #expect(actions(restarted).person == nil)
        await run(restarted) { service.tokens.isEmpty }
        #expect(service.ended == ["token-1"])
      }
    }
  }

  @Test func `a new sign-in is a new session, and the old one is ended`() async throws {
    try await withService { url, folder in
      let factory = try factory(url, folder)
      _ = try await actions(factory).signIn.execute(credentials(ana, key: "k-1"))
      _ = try await actions(factory).signIn.execute(credentials(ana, key: "k-2"))
      #expect(factory.sessions.token(of: ana.id) == "token-2")
      await run(factory) { service.ended == ["token-1"] }
      #expect(Array(service.tokens.keys) == ["token-2"])
    }
  }

  @Test func `two visitors may be the same person, each with a session of their own`() async throws
  {
    try await withService { url, folder in
      let factory = try factory(url, folder)
      _ = try await actions(factory, "v1").signIn.execute(credentials(ana, key: "k-1"))
      _ = try await actions(factory, "v2").signIn.execute(credentials(ana, key: "k-2"))
      try await actions(factory, "v1").sessions.signOut()
      #expect(actions(factory, "v1").person == nil)
      #expect(actions(factory, "v2").person == ana)
      #expect(factory.sessions.token(of: ana.id) == "token-2")
    }
  }

  @Test func `a token that the service refuses signs its visitors out, in every window, for good`()
    async throws
  {
    try await withService { url, folder in
      let factory = try factory(url, folder)
      _ = try await actions(factory, "v1").signIn.execute(credentials(ana, key: "k-1"))
      _ = try await actions(factory, "v2").signIn.execute(credentials(ana, key: "k-2"))
      var window = actions(factory, "v1").people.makeAsyncIterator()
      #expect(await window.next() == ana)
      factory.sessions.tokenRefused("token-1", of: ana.id)
      #expect(await window.next() == .some(nil))
      #expect(actions(factory, "v1").sessions.hasExpired)
      #expect(actions(factory, "v2").person == ana)
      // The next change is stored after this one.
      try await actions(factory, "v2").sessions.signOut()
      #expect(actions(try self.factory(url, folder), "v1").person == nil)
    }
  }

  @Test func `a session that runs out signs out, in every window, also over a restart`()
    async throws
  {
    try await withService { url, folder in
      let factory = try factory(url, folder)
      _ = try await actions(factory).signIn.execute(credentials(ana))
      var window = actions(factory).people.makeAsyncIterator()
      #expect(await window.next() == ana)
      clock.jump(by: .seconds(14 * 24 * 3600))
      #expect(actions(factory).person == nil)
      #expect(factory.sessions.token(of: ana.id) == nil)
      let running = Task { await factory.run() }
      #expect(await window.next() == .some(nil))
      running.cancel()
      await running.value
      #expect(actions(factory).sessions.hasExpired)
    }
  }

  @Test func `a session that has run out while the program did not run is over`() async throws {
    try await withService { url, folder in
      _ = try await actions(try factory(url, folder)).signIn.execute(credentials(ana))
      clock.jump(by: .seconds(14 * 24 * 3600))
      let restarted = actions(try factory(url, folder))
      #expect(restarted.person == nil)
      #expect(restarted.sessions.hasExpired)
    }
  }

  @Test func `neither passwords nor tokens are logged`() async throws {
    let lines = Seen<String>()
    let logger = Logger(label: "test", factory: { _ in LogCapture(lines) })
    try await withService { url, folder in
      let factory = try factory(url, folder, logger: logger)
      _ = try? await actions(factory).signIn.execute(credentials(ana, "hunter2"))
      _ = try await actions(factory).signIn.execute(credentials(ana))
      try await actions(factory).sessions.signOut()
      await run(factory) { service.tokens.isEmpty }
    }
    #expect(lines.count > 0)
    for line in lines.all {
      for secret in [password, "hunter2", "token-1", "ana@example.com"] {
        #expect(!line.contains(secret))
      }
    }
  }
}
