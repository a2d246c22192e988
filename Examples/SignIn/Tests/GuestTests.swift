import Kit
import Scripted
import SignInModel
import SignInTesting
import SillarModel
import SillarTesting
import Testing

@testable import SignInDelivery

/// An account without a password, by one tap.
struct GuestTests {
  @Test(arguments: [
    ("en", "Continue as a guest"), ("es", "Continuar como invitado"),
  ])
  func `one tap gives whoever wants none an account`(
    _ language: String, _ button: String
  ) async throws {
    let world = World(language: language, offersGuests: true)
    try await world.watch { app in
      try await app.tap(button)
      try await app.see("# House of Sunny Otter")
      #expect(world.sessions.person?.isGuest == true)
      try await app.tap("Account")
      try await app.see(try world.text(.accountGuest))
      try await app.dontSee(try world.text(.signOutEverywhere))
    }
  }

  @Test(arguments: ["en", "es"])
  func `a guest is asked before the account is left for good, and may keep it`(
    _ language: String
  ) async throws {
    let world = World(language: language, offersGuests: true)
    try await world.watch { app in
      try await app.tap(try world.text(.guest))
      try await app.tap("Account")
      try await app.tap(try world.text(.signOut))
      try await app.see(language == "en" ? "gone for good" : "se perderán para siempre")
      let guest = try #require(world.sessions.person)
      try await app.tap(language == "en" ? "Keep it" : "Conservarla")
      try await app.dontSee(try world.text(.guestLoss))
      #expect(world.sessions.person == guest)
      try await app.tap(try world.text(.signOut))
      try await app.tap(language == "en" ? "Leave for good" : "Dejarla para siempre")
      try await app.see("# " + (try world.text(.title)))
      #expect(world.sessions.person == nil)
    }
  }

  @Test func `looking at the form makes no account`() async throws {
    let world = World(offersGuests: true)
    for _ in 1...3 {
      try await world.watch { app in try await app.see("[Continue as a guest]") }
    }
    #expect(world.sessions.state.guestKeys.isEmpty)
  }

  @Test func `where the configuration does not say so, nobody is a guest`() async throws {
    try await World().watch { app in
      try await app.see("[Sign in]")
      try await app.dontSee("guest")
    }
  }

  @Test(arguments: [
    ("en", "There are too many new guests", "You can try again in 56 minutes."),
    ("es", "Hay demasiados invitados nuevos", "Puedes volver a intentarlo dentro de 56 minutos."),
  ])
  func `the eleventh guest of an address is told of guests, and may sign in meanwhile`(
    _ language: String, _ title: String, _ wait: String
  ) async throws {
    let world = World(language: language, offersGuests: true)
    world.sessions.fail(SignInError.tooManyGuests(.seconds(56 * 60)))
    try await world.watch { app in
      try await app.tap(try world.text(.guest))
      try await app.see(title)
      try await app.see(wait)
      try await app.see("[\(try world.text(.guest))] (disabled)")
      world.sessions.recover()
      try await app.tap("Ana Ruiz")
      try await app.tap(try world.text(.signIn))
      try await app.see("# House of Ana Ruiz")
    }
    #expect(world.sessions.state.guestKeys.count == 1)
  }

  @Test func `two taps make one account`() async throws {
    let world = World(offersGuests: true)
    let gate = world.sessions.hold("guest")
    try await world.watch { app in
      try await app.tap("Continue as a guest", times: 2)
      try await app.see("⏳ Signing in")
      gate.open()
      try await app.see("# House of Sunny Otter")
      #expect(world.sessions.state.guestKeys.count == 1)
    }
  }

  @Test func `an attempt without an answer is repeated under its key, a refused one is not`()
    async throws
  {
    let world = World(offersGuests: true)
    try await world.watch { app in
      let failures: [any Error] = [Problem.offline, Problem.offline, SignInError.noGuests]
      for failure in failures {
        world.sessions.fail(failure)
        try await app.tap("Continue as a guest")
      }
      try await app.see("There are no accounts for guests here")
      world.sessions.recover()
      try await app.tap("Continue as a guest")
      try await app.see("# House of Sunny Otter")
    }
    let keys = world.sessions.state.guestKeys
    #expect(keys.count == 4)
    #expect(Set(keys.prefix(3)).count == 1)
    #expect(keys[3] != keys[0])
    // A key is as good as a password while the service has not answered.
    #expect(keys.allSatisfy { $0.count >= 32 })
  }

  @Test func `a browser that does not take the new secret is not signed in`() async throws {
    for isGuest in [true, false] {
      let world = World(offersGuests: true, admits: false)
      try await world.watch { app in
        if isGuest {
          try await app.tap("Continue as a guest")
        } else {
          try await app.tap("Ana Ruiz")
          try await app.tap("Sign in")
        }
        try await app.see("You could not be signed in")
        #expect(world.sessions.person == nil)
      }
    }
  }
}
