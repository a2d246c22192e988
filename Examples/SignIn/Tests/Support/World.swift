import Kit
import Scripted
import SignInModel
import SignInTesting
import Sillar
import SillarTesting
import TestServers

@testable import SignInDelivery

/// An app with a sign-in form, with everything around it in memory.
final class World: ModuleWorld {
  static let module = SignInModule.module

  let clock = TestClock()
  let sessions: MemorySessions
  let unsent: MemoryUnsentWork
  let language: String
  let configuration: [any ConfigurationProvider]
  /// The accounts for which the browser got a new secret; "nobody" for none.
  let renewals = Seen<String>()
  private let isAskedLater: Bool
  private let admits: Bool
  private let browser: Gate?

  /// - Parameter browser: Held while the browser has not come for the new secret of somebody who signs in.
  init(
    _ person: Member? = nil, language: String = "en",
    unsent: MemoryUnsentWork = MemoryUnsentWork(), showsDemoAccounts: Bool = true,
    offersGuests: Bool = false, isAskedLater: Bool = false, admits: Bool = true,
    browser: Gate? = nil
  ) {
    configuration = [Demonstration(showsAccounts: showsDemoAccounts, offersGuests: offersGuests)]
    self.isAskedLater = isAskedLater
    self.admits = admits
    self.browser = browser
    sessions = MemorySessions(person)
    self.unsent = unsent
    self.language = language
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    isAskedLater
      ? GardenCoordinator(context, sessions)
      : DoorCoordinator(context, sessions, unsent) { [admits, browser, renewals] person in
        renewals.add(person?.id.rawValue ?? "nobody")
        if person != nil { await browser?.pass() }
        return person == nil || admits
      }
  }

  func text(_ key: Words, _ values: [String: String] = [:]) throws -> String {
    try words.text(key, values)
  }

  func text(_ flaw: SignInForm.Flaw) throws -> String { try words.text(flaw) }
}

private struct Demonstration: ConfigurationProvider {
  let name = "test"
  let showsAccounts: Bool
  let offersGuests: Bool

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(SignInShowsDemoAccounts.self, to: showsAccounts)
    configuration.set(SignInOffersGuests.self, to: offersGuests)
  }
}

/// Shows the house to people who are signed in, and the door to others, as an app's coordinator does.
final class DoorCoordinator: Coordinator {
  private let navigator: Navigator
  private let sessions: any SignInSessionsDataManager
  private let signIn: SignInCoordinator
  private var person: Member?

  init(
    _ context: ModuleContext, _ sessions: any SignInSessionsDataManager, _ unsent: any UnsentWork,
    renew: @escaping @Sendable (Member?) async -> Bool
  ) {
    navigator = context.navigator
    self.sessions = sessions
    signIn = SignInCoordinator(
      context, sessions: sessions, unsent: unsent,
      demoAccounts: [
        DemoAccount(name: "Ana Ruiz", email: "ana@example.com", password: password),
        DemoAccount(name: "Ben Ortiz", email: "ben@example.com", password: password),
      ], renew: renew, onSignedIn: { _ in }, onSignedOut: {})
  }

  static let destinations: [Destination<DoorCoordinator>] = [
    Destination(
      gate: { $0.person == nil ? [SignInModule.module] : [] },
      build: { door, _ in door.signIn.makeForm() })
  ]

  var children: [any Coordinator] { person == nil ? [] : [signIn] }

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
    await signIn.follow { if $0 != person { start() } }
  }
}

/// A garden for everyone, with a gate that asks who is there, as a shop asks before it takes an order.
final class GardenCoordinator: Coordinator {
  private let context: ModuleContext
  private let signIn: SignInCoordinator

  init(_ context: ModuleContext, _ sessions: any SignInSessionsDataManager) {
    self.context = context
    signIn = SignInCoordinator(context, sessions: sessions)
  }

  var children: [any Coordinator] { [signIn] }

  func start() {
    let (signIn, navigator) = (signIn, context.navigator)
    let garden = ScriptedPresenter(
      "Garden",
      onEvent: { _, _ in
        signIn.ask {
          let gate = ScriptedPresenter("Beyond the gate")
          navigator.push(Screen("gate", gate) { title in Text(title, .title) })
        }
      })
    navigator.replaceAll(with: [
      Screen("garden", path: "/", garden, children: ["who": signIn.makeBadge()]) { title in
        Text(title, .title)
        Button("Go on", send: .tap("go"))
        ChildScreen("who")
      }
    ])
  }
}
