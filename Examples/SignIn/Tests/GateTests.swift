import Kit
import Scripted
import SignInModel
import SignInTesting
import Sillar
import SillarTesting
import Testing

@testable import SignInDelivery

/// An app that has nothing for people who are not signed in.
struct GateTests {
  @Test func `a link is followed after the form`() async throws {
    let house = House()
    try await house.watch(at: "/rooms/attic") { app in
      try await app.see("# Sign in")
      try await app.dontSee("attic")
      house.sessions.set(ana)
      try await app.see("# The attic of Ana Ruiz")
      #expect(await app.location.path == "/rooms/attic")
    }
  }

  @Test func `whoever signs in again after the end of a session is where they were`() async throws {
    let house = House(ana)
    try await house.watch(at: "/rooms/attic") { app in
      try await app.see("# The attic of Ana Ruiz")
      house.sessions.expire()
      try await app.see("Your session has ended")
      try await app.dontSee("attic")
      house.sessions.set(ana)
      try await app.see("# The attic of Ana Ruiz")
    }
  }

  @Test func `whoever signs out leaves nothing for the next one to find`() async throws {
    let house = House(ana)
    try await house.watch(at: "/rooms/attic") { app in
      house.sessions.set(nil)
      try await app.see("# Sign in")
      house.sessions.set(ben)
      try await app.see("# The hall of Ben Ortiz")
    }
  }

  /// As the screen of a lock does, which has the window's context and not the gate.
  @Test func `one signs out from a screen that hides the others, and the form is all there is`()
    async throws
  {
    let house = House(ana)
    try await house.watch(at: "/rooms/attic") { app in
      try await app.tap("Leave")
      try await app.see("# Sign in")
      try await app.dontSee("attic")
      #expect(house.sessions.person == nil)
      #expect(await app.location.depth == 1)
      house.sessions.set(ben)
      try await app.see("# The hall of Ben Ortiz")
    }
  }

  @Test func `the form that one has signed out to keeps what is typed into it`() async throws {
    let house = House(ana, newsTakes: .seconds(1))
    try await house.watch(at: "/rooms/attic") { app in
      try await app.advance(by: .seconds(1))
      try await app.tap("Leave")
      try await app.type("ben@example.com", into: "Email")
      try await app.advance(by: .seconds(1))
      try await app.see("ben@example.com]")
      house.sessions.set(ben)
      try await app.advance(by: .seconds(1))
      try await app.see("# The hall of Ben Ortiz")
    }
  }

  @Test func `only a guest is warned before signing out`() {
    let guest = Member(id: MemberID("g"), name: "Sunny Otter", city: "", isGuest: true)
    #expect(SignInModule.warning(for: guest) == Words.accountGuest.localized)
    #expect(SignInModule.warning(for: ana) == nil && SignInModule.warning(for: nil) == nil)
  }

  @Test func `another account in another window takes the place of the first`() async throws {
    let house = House(ana)
    try await house.watch(at: "/rooms/attic") { app in
      try await app.see("# The attic of Ana Ruiz")
      house.sessions.set(ben)
      try await app.see("Ben Ortiz")
      try await app.dontSee("Ana Ruiz")
    }
  }
}

private struct RoomRoute: Route {
  let name: String
  static let path = Path("/rooms/:name", \.name, make: Self.init)
}

/// A house behind a gate, with sessions in memory.
private final class House: ModuleWorld {
  static let module = Module(
    name: "House", version: "1.0.0", routes: Rooms.routes)
  static let beneath = [SignInModule.module]

  let clock = TestClock()
  let sessions: MemorySessions
  private let delay: Duration

  /// - Parameter delay: The time until a window hears of a sign-in or a sign-out.
  init(_ person: Member? = nil, newsTakes delay: Duration = .zero) {
    sessions = MemorySessions(person)
    self.delay = delay
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    let sessions = LateNews(sessions: sessions, clock: clock, delay: delay)
    let leaving = SignInCoordinator(context, sessions: sessions)
    return SignInGate(context, sessions: sessions, modules: Self.beneath + [Self.module]) {
      person, context, _ in
      Rooms(person, context) { try? await leaving.signOutAtOnce() }
    }
  }
}

/// Sessions whose changes are heard after a delay.
private struct LateNews: SignInSessionsDataManager {
  let sessions: MemorySessions
  let clock: TestClock
  let delay: Duration

  var person: Member? { sessions.person }
  var hasExpired: Bool { sessions.hasExpired }

  var people: AsyncStream<Member?> {
    let (people, clock, delay) = (sessions.people, clock, delay)
    return AsyncStream { late in
      let following = Task {
        for await person in people {
          if delay > .zero { try await clock.sleep(for: delay) }
          late.yield(person)
        }
      }
      late.onTermination = { _ in following.cancel() }
    }
  }

  func lastEmail() async -> String? { await sessions.lastEmail() }
  func forgetEmail() async { await sessions.forgetEmail() }
  func signIn(_ credentials: Credentials, admit: Admit) async throws -> Member {
    try await sessions.signIn(credentials, admit: admit)
  }
  func continueAsGuest(key: String, admit: Admit) async throws -> Member {
    try await sessions.continueAsGuest(key: key, admit: admit)
  }
  func signOut() async throws { try await sessions.signOut() }
  func signOutEverywhere() async throws { try await sessions.signOutEverywhere() }
}

private final class Rooms: Coordinator {
  private let person: Member
  private let context: ModuleContext
  private let leave: () async -> Void

  init(_ person: Member, _ context: ModuleContext, leave: @escaping () async -> Void) {
    self.person = person
    self.context = context
    self.leave = leave
  }

  static let destinations: [Destination<Rooms>] = [
    Destination(HomeRoute.self) { $0.room("hall") },
    Destination(RoomRoute.self) { $0.room($1.name) },
  ]

  func start() { context.navigator.replaceAll(with: [room("hall")]) }

  private func room(_ name: String) -> Screen {
    let leave = leave
    let title = ScriptedPresenter(
      "The \(name) of \(person.name)", onEvent: { _, _ in await leave() })
    return Screen("room", path: name == "hall" ? "/" : "/rooms/\(name)", title) {
      Text($0, .title)
      Button("Leave", send: .tap("leave"))
    }
  }
}
