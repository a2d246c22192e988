import AccountDelivery
import AccountModel
import Money
import MoneyDelivery
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Synchronization

/// An account with everything around it in memory.
final class World: Sendable {
  let clock: TestClock
  let wallet: MemoryWallet
  let reconnection = ScriptedReconnection()
  /// What the app was asked to have paid.
  let payables = Log()
  let language: String
  let options: AccountOptions

  init(language: String = "en", options: AccountOptions = AccountOptions()) {
    self.language = language
    self.options = options
    clock = TestClock()
    wallet = MemoryWallet(now: clock.wallClock)
    wallet.set(movements(45))
    wallet.set([
      request("req_1", .incoming, lucia, 12_50, note: "Cena"),
      request("req_2", .outgoing, tom, 7_00),
      request("req_3", .incoming, ana, 3_00, .paid),
    ])
  }

  /// Opens the app, does what the test does, and closes it.
  func use(at path: String = "/", _ test: (TestHost) async throws -> Void) async throws {
    try await TestHost.open(
      AccountInMemory(world: self), at: path,
      visitor: Visitor(id: "me", languages: [language]), clock: clock
    ) {
      try await test($0)
    }
  }

  var actions: AccountActions {
    AccountActions(source: wallet, requests: wallet, transfers: wallet, drafts: wallet)
  }

  /// What the screens say.
  var words: Localisation {
    get throws { try Localisation(language: language, modules: [AccountModule.module]) }
  }

  func text(_ key: AccountString, _ values: [String: String] = [:]) throws -> String {
    try words.text(key, values)
  }

  func money(_ cents: Int, showsSign: Bool = false) throws -> String {
    try words.money(Money(minorUnits: cents, .eur), showsSign: showsSign)
  }
}

struct AccountInMemory: App {
  let world: World
  let flavour: Flavour

  init(world: World) throws {
    self.world = world
    flavour = try Flavour(
      name: "Wallet", languages: ["en", "es"], modules: [AccountModule.module],
      configuration: Configuration(flavour: "Wallet", providers: []))
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    AccountCoordinator(
      navigator: navigator, actions: world.actions, words: flavour.localisation(for: visitor),
      options: world.options, reconnection: world.reconnection, clock: world.clock,
      now: world.clock.wallClock
    ) { [world] payable, onFinish in
      world.payables.add(payable)
      let till = ScriptedPresenter(
        "Till for \(payable)",
        onEvent: { _, event in
          if event == .tap("pay") {
            world.wallet.pay(payable)
            onFinish(.paid)
          } else {
            onFinish(.cancelled)
          }
        })
      navigator.push(
        Screen("till", path: "/till", till) { title in
          Text(title, .title)
          Button("Pay it", .primary, send: .tap("pay"))
          Button("Not now", send: .tap("cancel"))
        })
    }
  }
}

/// The service can be reached again when the test says so.
final class ScriptedReconnection: Reconnection {
  private let gate = Gate()

  func happen() { gate.letOnePass() }

  func wait(afterFailures failures: Int) async { await gate.pass() }
}
