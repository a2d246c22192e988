import Foundation
import Kit
import Scripted
import SignInModel
import SignInTesting
import Sillar
import SillarModel
import SillarTesting
import TestServers
import Testing

@testable import SignInDelivery

struct SignInDeliveryTests {
  private func fill(
    _ app: TestHost, _ world: World, _ email: String, _ password: String
  ) async throws {
    try await app.type(email, into: try world.text(.email))
    try await app.type(password, into: try world.text(.password))
    try await app.tap(try world.text(.signIn))
  }

  @Test(arguments: ["en", "es"])
  func `an address and a password let one in, and after a sign-out the form has the address`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    try await world.watch { app in
      try await app.see("# " + (language == "en" ? "Sign in" : "Iniciar sesión"))
      try await fill(app, world, "ana@example.com", password)
      try await app.see("# House of Ana Ruiz")
      world.sessions.set(nil)
      try await app.see("# " + (try world.text(.title)))
      try await app.see("\(try world.text(.email)): [ana@example.com]")
      try await app.see("\(try world.text(.password)): []")
    }
  }

  @Test func `a new visit begins with the email of the last attempt, also of a failed one`()
    async throws
  {
    let world = World()
    try await world.watch { try await fill($0, world, "ana@example.com", "wrong") }
    try await world.watch { app in
      try await app.see("Email: [ana@example.com]")
      try await app.see("Password: []")
      try await fill(app, world, "ben@example.com", "wrong")
    }
    try await world.watch { try await $0.see("Email: [ben@example.com]") }
  }

  @Test func `an emptied field leaves no email to the next person`() async throws {
    let world = World()
    try await world.watch { app in
      try await fill(app, world, "ana@example.com", "wrong")
      try await app.see("The email or the password is wrong")
      try await app.type("", into: "Email")
    }
    try await world.watch { try await $0.see("Email: []") }
    #expect(world.sessions.state.lastEmail == nil)
  }

  @Test(arguments: ["en", "es"])
  func `a demo account fills the form, and the password is never to be read`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    try await world.watch { app in
      try await app.tap("Ana Ruiz")
      try await app.see("ana@example.com]")
      #expect(world.sessions.state.attempts.isEmpty)
      try await app.tap(try world.text(.signIn))
      try await app.see("# House of Ana Ruiz")
    }
  }

  @Test func `where the configuration does not say so, no demo accounts are shown`() async throws {
    try await World(showsDemoAccounts: false).watch { app in
      try await app.see("[Sign in]")
      try await app.dontSee("Ana Ruiz")
    }
  }

  @Test(arguments: [
    ("en", "", "Write your email."), ("es", "", "Escribe tu correo electrónico."),
    ("en", "ana", "An email looks like you@example.com."),
    ("es", "ana", "Un correo electrónico es como tu@ejemplo.es."),
  ])
  func `what is wrong with the form is said at its field, and nobody is asked`(
    _ language: String, _ email: String, _ problem: String
  ) async throws {
    let world = World(language: language)
    try await world.watch { app in
      try await fill(app, world, email, "")
      try await app.see("✗ \(problem)")
      try await app.see("✗ \(try world.text(.passwordMissing))")
      #expect(world.sessions.state.attempts.isEmpty)
      try await app.type("b@c.d", into: try world.text(.email))
      try await app.dontSee("✗ \(problem)")
    }
  }

  @Test(arguments: [
    ("en", Problem.offline, "The service cannot be reached"),
    ("es", .offline, "No se puede conectar con el servicio"),
    ("en", .timedOut, "takes too long"), ("es", .timedOut, "tarda demasiado"),
    ("en", .broken("500"), "has a problem"), ("es", .broken("500"), "un problema"),
    ("en", .notStored(detail: "full"), "could not be saved"),
    ("es", .notStored(detail: "full"), "No se ha podido guardar"),
  ])
  func `what goes wrong is said, and the same attempt can be made again`(
    _ language: String, _ error: Problem, _ text: String
  ) async throws {
    let world = World(language: language)
    world.sessions.fail(error)
    try await world.watch { app in
      try await fill(app, world, "ana@example.com", password)
      try await app.see(text)
      world.sessions.recover()
      try await app.tap(try world.text(.signIn))
      try await app.see("# House of Ana Ruiz")
      #expect(world.sessions.state.attempts.count == 2)
      #expect(Set(world.sessions.state.attempts.map(\.key)).count == 1)
    }
  }

  @Test(arguments: ["en", "es"])
  func `a wrong password says no more than that, and what is typed then is another attempt`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    try await world.watch { app in
      try await fill(app, world, "ana@example.com", "wrong")
      try await app.see(
        language == "en"
          ? "The email or the password is wrong" : "El correo o la contraseña no son correctos")
      try await app.tap(try world.text(.signIn))
      #expect(Set(world.sessions.state.attempts.map(\.key)).count == 2)
      try await app.dontSee("wrong]")
    }
  }

  @Test(arguments: [
    ("en", "This account is for another app — Sign in there, or with another account here."),
    ("es", "Esta cuenta es de otra app — Entra allí o usa otra cuenta aquí."),
  ])
  func `whoever the app is not for is told`(_ language: String, _ text: String) async throws {
    let world = World(language: language)
    try await world.watch { app in
      try await fill(app, world, "carla@example.com", password)
      try await app.see(text)
      #expect(world.sessions.person == nil)
    }
  }

  @Test(arguments: [
    ("en", "You can try again in 3 seconds.", "in 1 second.", "You can try again now."),
    (
      "es", "Puedes volver a intentarlo dentro de 3 segundos.", "dentro de 1 segundo.",
      "Ya puedes volver a intentarlo."
    ),
  ])
  func `after too many attempts it is said how long to wait, second by second`(
    _ language: String, _ first: String, _ last: String, _ over: String
  ) async throws {
    let world = World(language: language)
    world.sessions.fail(SignInError.slowedDown(.seconds(3)))
    try await world.watch { app in
      try await fill(app, world, "ana@example.com", password)
      try await app.see(first)
      try await app.see("[\(try world.text(.signIn))] (disabled)")
      try await app.submit(try world.text(.password))
      #expect(world.sessions.state.attempts.count == 1)
      try await app.advance(by: .seconds(1))
      try await app.advance(by: .seconds(1))
      try await app.see(last)
      try await app.advance(by: .seconds(1))
      try await app.see(over)
      world.sessions.recover()
      try await app.tap(try world.text(.signIn))
      try await app.see("# House of Ana Ruiz")
    }
  }

  @Test func `a long wait is said in minutes, and one of unknown length without a number`()
    async throws
  {
    let world = World()
    world.sessions.fail(SignInError.slowedDown(.seconds(240)))
    try await world.watch { app in
      try await fill(app, world, "ana@example.com", password)
      try await app.see("You can try again in 4 minutes.")
    }
    world.sessions.fail(SignInError.slowedDown(nil))
    try await world.watch { app in
      try await fill(app, world, "ana@example.com", password)
      try await app.see("Wait a few minutes, then try again.")
    }
  }

  /// A form that was sent without the script is answered when its event has been handled.
  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func `a wait of 56 minutes is said at once, and not counted down before`(
    _ isGuest: Bool
  ) async throws {
    let world = World()
    world.sessions.fail(SignInError.slowedDown(.seconds(56 * 60)))
    let context = ModuleContext(
      flavor: try world.app.flavor, clock: world.clock, now: world.clock.wallClock)
    let presenter = SignInFormPresenter(
      coordinator: SignInCoordinator(context, sessions: world.sessions), onSignedIn: { _ in })
    await presenter.handle(
      .demoAccountChosen(
        DemoAccount(name: "Ana Ruiz", email: "ana@example.com", password: password)))
    await presenter.handle(isGuest ? .guestChosen : .submitted)
    #expect(presenter.state.wait == .seconds(56 * 60))
    // Nothing else is sent before that time.
    await presenter.handle(isGuest ? .submitted : .guestChosen)
    #expect(world.sessions.state.attempts.count + world.sessions.state.guestKeys.count == 1)
  }

  @Test func `two taps make one attempt`() async throws {
    let world = World()
    let gate = world.sessions.hold("sign in")
    try await world.watch { app in
      try await app.tap("Ana Ruiz")
      try await app.tap("Sign in", times: 2)
      try await app.see("⏳ Signing in")
      gate.open()
      try await app.see("# House of Ana Ruiz")
      #expect(world.sessions.state.attempts.count == 1)
    }
  }

  @Test(arguments: ["en", "es"])
  func `a session that ended by itself says so`(_ language: String) async throws {
    let world = World(ana, language: language)
    try await world.watch { app in
      try await app.see("# House of Ana Ruiz")
      world.sessions.expire()
      try await app.see(
        language == "en" ? "Your session has ended" : "Tu sesión ha terminado")
    }
  }

  @Test func `a session that ended by itself ends for the browser, before the form is shown`()
    async throws
  {
    let world = World(ana)
    try await world.watch { app in
      try await app.see("# House of Ana Ruiz")
      #expect(world.renewals.all == [])
      world.sessions.expire()
      try await app.see("Your session has ended")
      #expect(world.renewals.all == ["nobody"])
    }
  }

  @Test func `signing in and out is seen in every window`() async throws {
    let world = World()
    try await world.watch { app in
      try await world.watch { other in
        try await other.tap("Ben Ortiz")
        try await other.tap("Sign in")
        try await other.see("# House of Ben Ortiz")
        try await app.see("# House of Ben Ortiz")
        try await app.tap("Account")
        try await app.tap("Sign out")
        try await app.see("# Sign in")
        try await other.see("# Sign in")
      }
    }
  }

  /// A browser that has its new secret loads the pages of its other tabs again, maybe before the person is stored.
  @Test func `a window that opens during a sign-in does not end it`() async throws {
    let browser = Gate()
    let world = World(browser: browser)
    try await world.watch { app in
      try await app.tap("Ana Ruiz")
      try await app.tap("Sign in")
      try await app.see("⏳ Signing in")
      let before = world.renewals.all
      try await world.watch { other in
        try await other.see("# Sign in")
        #expect(world.renewals.all == before)
        browser.open()
        try await app.see("# House of Ana Ruiz")
        try await other.see("# House of Ana Ruiz")
        #expect(world.renewals.all == before)
      }
    }
  }

  @Test func `no text is missing in any language`() throws {
    let flavor = try Flavor(testing: SignInModule.module)
    #expect(flavor.missingTexts() == [])
  }
}
