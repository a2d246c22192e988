import Kit
import SignInModel
import SignInTesting
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import SignInDelivery

/// An app that asks for an account only where one is needed: one goes on where one was.
struct AskingTests {
  private func signIn(_ app: TestHost) async throws {
    try await app.type("ana@example.com", into: "Email")
    try await app.type(password, into: "Password")
    try await app.tap("Sign in")
  }

  @Test func `what needs an account goes on after the form, above where one was`() async throws {
    try await World(isAskedLater: true).watch { app in
      try await app.tap("Go on")
      #expect(await app.location.path == "/sign-in")
      try await signIn(app)
      try await app.see("# Beyond the gate")
      try await app.back()
      try await app.see("# Garden")
    }
  }

  @Test func `a guest goes on too`() async throws {
    let world = World(offersGuests: true, isAskedLater: true)
    try await world.watch { app in
      try await app.tap("Go on")
      try await app.tap("Continue as a guest")
      try await app.see("# Beyond the gate")
    }
  }

  @Test func `whoever is signed in is not asked`() async throws {
    try await World(ana, isAskedLater: true).watch { app in
      try await app.tap("Go on")
      try await app.see("# Beyond the gate")
    }
  }

  @Test func `whoever does not want to is where they were, and nothing goes on`() async throws {
    let world = World(isAskedLater: true)
    try await world.watch { app in
      try await app.tap("Go on")
      try await app.tap("Not now")
      try await app.see("# Garden")
      world.sessions.set(ana)
      try await app.see("[Ana Ruiz]")
      try await app.see("# Garden")
    }
  }

  @Test func `signing in in another window goes on in both`() async throws {
    let world = World(isAskedLater: true)
    try await world.watch { app in
      try await app.tap("Go on")
      try await world.watch { other in
        try await other.tap("Sign in")
        try await signIn(other)
        try await other.see("# Garden")
      }
      try await app.see("# Beyond the gate")
    }
  }

  @Test func `a button shows who is signed in, and leads to the account`() async throws {
    let world = World(isAskedLater: true)
    try await world.watch { app in
      try await app.tap("Sign in")
      try await signIn(app)
      try await app.see("# Garden")
      try await app.tap("Ana Ruiz")
      try await app.see("# Your account")
    }
  }
}
