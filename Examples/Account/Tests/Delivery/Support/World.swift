import AccountDelivery
import AccountModel
import AccountTesting
import Kit
import Money
import MoneyDelivery
import Scripted
import Sillar
import SillarModel
import SillarTesting

/// An account with everything around it in memory.
final class World: ModuleWorld {
  static let module = AccountModule.module

  let clock = TestClock()
  let wallet: MemoryWallet
  let reconnection = ScriptedReconnection()
  /// What the app was asked to have paid.
  let payables = Log()
  let language: String
  let options: AccountOptions

  init(language: String = "en", options: AccountOptions = AccountOptions()) {
    self.language = language
    self.options = options
    wallet = MemoryWallet(now: clock.wallClock)
    wallet.set(movements(45))
    wallet.set([
      request("req_1", .incoming, lucia, 12_50, note: "Cena"),
      request("req_2", .outgoing, tom, 7_00),
      request("req_3", .incoming, ana, 3_00, .paid),
    ])
  }

  var actions: AccountActions {
    AccountActions(source: wallet, requests: wallet, transfers: wallet, drafts: wallet)
  }

  func text(_ key: AccountString, _ values: [String: String] = [:]) throws -> String {
    try words.text(key, values)
  }

  func money(_ cents: Int, showsSign: Bool = false) throws -> String {
    try words.money(Money(minorUnits: cents, .eur), showsSign: showsSign)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    AccountCoordinator(
      navigator: context.navigator, actions: actions, words: context.words, options: options,
      reconnection: reconnection, clock: clock, now: clock.wallClock
    ) { [self] payable, onFinish in
      payables.add(payable)
      let till = ScriptedPresenter(
        "Till for \(payable)",
        onEvent: { _, event in
          if event == .tap("pay") {
            self.wallet.pay(payable)
            onFinish(.paid)
          } else {
            onFinish(.cancelled)
          }
        })
      context.navigator.push(
        Screen("till", path: "/till", till) { title in
          Text(title, .title)
          Button("Pay it", .primary, send: .tap("pay"))
          Button("Not now", send: .tap("cancel"))
        })
    }
  }
}
