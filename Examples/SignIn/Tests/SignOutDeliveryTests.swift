import Kit
import SignInModel
import SignInTesting
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import SignInDelivery

struct SignOutDeliveryTests {
  private func ask(_ app: TestHost, _ world: World) async throws {
    try await app.tap("Account")
    try await app.tap(try world.text(.signOut))
  }

  @Test(arguments: ["en", "es"])
  func `the account says who one is, and lets one out`(_ language: String) async throws {
    let world = World(ana, language: language)
    try await world.watch { app in
      try await app.tap("Account")
      #expect(await app.location.path == "/account")
      try await app.see("Ana Ruiz")
      try await app.see("Madrid")
      try await app.tap(try world.text(.signOut))
      try await app.see("# " + (try world.text(.title)))
      #expect(world.sessions.person == nil)
    }
  }

  @Test func `a failure to sign out is said, and one stays signed in`() async throws {
    let world = World(ana)
    world.sessions.fail(Problem.notStored(detail: "full"))
    try await world.watch { app in
      try await ask(app, world)
      try await app.see("✗ It could not be saved")
      try await app.see("Ana Ruiz")
      world.sessions.recover()
      try await app.tap("Sign out")
      try await app.see("# Sign in")
    }
  }

  @Test(arguments: ["en", "es"])
  func `with unsent work it is asked what is to become of it, and nothing happens by itself`(
    _ language: String
  ) async throws {
    let world = World(
      ana, language: language, unsent: MemoryUnsentWork(UnsentCount(waiting: 2, parked: 1)))
    try await world.watch { app in
      try await ask(app, world)
      try await app.see("# " + (language == "en" ? "Sign out?" : "¿Cerrar sesión?"))
      try await app.see(
        language == "en"
          ? "2 things you did have not been sent yet."
          : "2 cosas que has hecho aún no se han enviado.")
      try await app.see(
        language == "en"
          ? "1 thing could not be sent and needs your decision."
          : "1 cosa no se ha podido enviar y necesita que decidas.")
      try await app.tap(try world.text(.unsentStay))
      try await app.see("Ana Ruiz")
      #expect(world.sessions.person == ana)
      #expect(world.unsent.state.total == 3)
    }
  }

  @Test(arguments: [(Words.unsentKeep, 3), (.unsentDiscard, 0)])
  func `what is unsent is kept or discarded, as one wishes`(
    _ choice: Words, _ left: Int
  ) async throws {
    let world = World(ana, unsent: MemoryUnsentWork(UnsentCount(waiting: 2, parked: 1)))
    try await world.watch { app in
      try await ask(app, world)
      try await app.tap(try world.text(choice))
      try await app.see("# Sign in")
      #expect(world.unsent.state.total == left)
    }
  }

  @Test func `what may have been sent cannot be discarded, and that is said`() async throws {
    let world = World(ana, unsent: MemoryUnsentWork(UnsentCount(waiting: 2, parked: 1), stuck: 1))
    try await world.watch { app in
      try await ask(app, world)
      try await app.tap("Discard and sign out")
      try await app.see("Not everything could be discarded")
      try await app.see("1 thing you did has not been sent yet.")
      try await app.tap("Keep for my next sign-in")
      try await app.see("# Sign in")
    }
  }

  @Test func `sending first says how much is left, and signs out when nothing is`() async throws {
    let world = World(ana, unsent: MemoryUnsentWork(UnsentCount(waiting: 2, parked: 0)))
    try await world.watch { app in
      try await ask(app, world)
      try await app.tap("Send first, then sign out")
      try await app.see("⏳ Sending, 2 things left")
      try await app.see("Without a connection this waits until there is one.")
      world.unsent.set(UnsentCount(waiting: 1, parked: 0))
      try await app.see("⏳ Sending, 1 thing left")
      world.unsent.set(.none)
      try await app.see("# Sign in")
    }
  }

  @Test func `what is refused while it is sent needs a decision`() async throws {
    let world = World(ana, unsent: MemoryUnsentWork(UnsentCount(waiting: 1, parked: 0)))
    try await world.watch { app in
      try await ask(app, world)
      try await app.tap("Send first, then sign out")
      world.unsent.set(UnsentCount(waiting: 0, parked: 1))
      try await app.see("⚠ Not everything could be sent")
      try await app.dontSee("Send first")
      #expect(world.sessions.person == ana)
    }
  }

  @Test func `one may change one's mind while it is sent`() async throws {
    let world = World(ana, unsent: MemoryUnsentWork(UnsentCount(waiting: 1, parked: 0)))
    try await world.watch { app in
      try await ask(app, world)
      try await app.tap("Send first, then sign out")
      try await app.tap("Stay signed in")
      world.unsent.set(.none)
      try await app.see("Ana Ruiz")
      #expect(world.sessions.person == ana)
      world.unsent.set(UnsentCount(waiting: 1, parked: 0))
      try await app.tap("Sign out")
      try await app.tap("Send first, then sign out")
      try await app.tap("Keep for my next sign-in")
      try await app.see("# Sign in")
      #expect(world.unsent.state.total == 1)
    }
  }

  @Test func `one signs out on all devices, unless the service cannot be reached`() async throws {
    let world = World(ana)
    world.sessions.fail(Problem.offline)
    try await world.watch { app in
      try await app.tap("Account")
      try await app.tap("Sign out on all devices")
      try await app.see("The service cannot be reached")
      #expect(world.sessions.person == ana)
      world.sessions.recover()
      try await app.tap("Sign out on all devices")
      try await app.see("# Sign in")
      #expect(world.sessions.person == nil)
    }
  }
}
