import Kit
import Scripted
import SignInDelivery
import SignInModel
import SignInTesting
import Sillar
import SillarTesting
import Work
import WorkTesting

/// An app that one signs in to, with everything around it in memory.
final class World: ModuleWorld {
  static let module = SignInModule.module

  let clock = TestClock()
  let sessions: MemorySessions
  let unsent: MemoryUnsentWork
  let language: String

  init(
    _ person: Person? = nil, language: String = "en",
    unsent: MemoryUnsentWork = MemoryUnsentWork()
  ) {
    sessions = MemorySessions(person)
    self.unsent = unsent
    self.language = language
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    DoorCoordinator(
      navigator: context.navigator,
      actions: SignInActions(sessions: sessions, unsent: unsent), words: context.words, clock: clock)
  }

  func text(_ key: SignInString, _ values: [String: String] = [:]) throws -> String {
    try words.text(key, values)
  }
}

/// Shows the house to those who are signed in, and the door to others: as an app's coordinator does it.
final class DoorCoordinator: Coordinator {
  private let navigator: Navigator
  private let actions: SignInActions
  private let signIn: SignInCoordinator
  private var person: Person?

  init(navigator: Navigator, actions: SignInActions, words: Localization, clock: TestClock) {
    self.navigator = navigator
    self.actions = actions
    signIn = SignInCoordinator(
      navigator: navigator, actions: actions, words: words,
      options: SignInOptions(demoAccounts: [
        DemoAccount(name: "Ana Ruiz", email: "ana@example.com", password: password),
        DemoAccount(name: "Ben Ortiz", email: "ben@example.com", password: password),
      ]), clock: clock)
  }

  func start() {
    person = actions.person
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
    if path == "/" { return true }
    return signIn.open(path)
  }

  func run() async {
    for await person in actions.people where person != self.person { start() }
  }
}
