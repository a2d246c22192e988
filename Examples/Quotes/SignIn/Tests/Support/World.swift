import Kit
import Scripted
import SignInModel
import SignInTesting
import Sillar
import SillarTesting
import Work
import WorkTesting

@testable import SignInDelivery

/// An app with a sign-in form, with everything around it in memory.
final class World: ModuleWorld {
  static let module = SignInModule.module

  let clock = TestClock()
  let sessions: MemorySessions
  let unsent: MemoryUnsentWork
  let language: String
  let configuration: [any ConfigurationProvider]

  init(
    _ person: Person? = nil, language: String = "en",
    unsent: MemoryUnsentWork = MemoryUnsentWork(), showsDemoAccounts: Bool = true
  ) {
    configuration = [DemoAccounts(areShown: showsDemoAccounts)]
    sessions = MemorySessions(person)
    self.unsent = unsent
    self.language = language
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    DoorCoordinator(context, sessions, unsent)
  }

  func text(_ key: Words, _ values: [String: String] = [:]) throws -> String {
    try words.text(key, values)
  }

  func text(_ flaw: SignInForm.Flaw) throws -> String { try words.text(flaw) }
}

private struct DemoAccounts: ConfigurationProvider {
  let name = "test"
  let areShown: Bool

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(SignInShowsDemoAccounts.self, to: areShown)
  }
}

/// Shows the house to people who are signed in, and the door to others, as an app's coordinator does.
final class DoorCoordinator: Coordinator {
  private let navigator: Navigator
  private let sessions: any SignInSessionsDataManager
  private let signIn: SignInCoordinator
  private var person: Person?

  init(
    _ context: ModuleContext, _ sessions: any SignInSessionsDataManager, _ unsent: any UnsentWork
  ) {
    navigator = context.navigator
    self.sessions = sessions
    signIn = SignInCoordinator(
      context, sessions: sessions, unsent: unsent,
      demoAccounts: [
        DemoAccount(name: "Ana Ruiz", email: "ana@example.com", password: password),
        DemoAccount(name: "Ben Ortiz", email: "ben@example.com", password: password),
      ])
  }

  var routes: [Destination] {
    guard person == nil else { return signIn.routes }
    let signIn = signIn
    return SignInModule.module.destinations { _ in signIn.makeForm() }
  }

  func start() {
    person = sessions.person
    guard let person else { return signIn.start() }
    // Not in a capture list: see ``ScriptedPresenter``.
    let signIn = signIn
    let house = ScriptedPresenter(
      "House of \(person.name)", onEvent: { _, _ in signIn.showAccount() })
    navigator.replaceAll(with: [
      Screen("house", path: "/", house) { title in
        Text(title, .title)
        Button("Account", send: .tap("account"))
      }
    ])
  }

  func open(_ path: String) -> Bool {
    start()
    return path == "/" || path == "/sign-in"
  }

  func run() async {
    for await person in sessions.people where person != self.person { start() }
  }
}
