import AccountModel
import AccountTesting
import Kit
import Money
import MoneyDelivery
import Scripted
import Sillar
import SillarModel
import SillarTesting

@testable import AccountDelivery

/// An account with everything around it in memory.
final class World: ModuleWorld {
  static let module = AccountModule.module

  let clock = TestClock()
  let wallet: MemoryWallet
  let reconnection = ScriptedReconnection()
  /// The transfers and requests that the app was asked to pay.
  let payables = Log()
  let language: String
  let configuration: [any ConfigurationProvider]
  /// The payments whose receipts the app was asked to show.
  let receipts = Log()

  init(language: String = "en", _ configuration: any ConfigurationProvider...) {
    self.language = language
    self.configuration = configuration
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

  func text(_ key: Words, _ values: [String: String] = [:]) throws -> String {
    try words.text(key, values)
  }

  func money(_ cents: Int, showsSign: Bool = false) throws -> String {
    try words.money(Money(minorUnits: cents, .eur), showsSign: showsSign)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    AccountCoordinator(
      context.retrying(reconnection), actions: actions,
      showReceipt: { [receipts] in receipts.add($0) },
      pay: { [self, navigator = context.navigator] payable, onFinish in
        payables.add(payable)
        let branch = navigator.branch()
        let till = ScriptedPresenter(
          "Till for \(payable)",
          onEvent: { _, event in
            let isPaid = event == .tap("pay")
            if isPaid { self.wallet.pay(payable) }
            branch.end()
            onFinish(isPaid)
          })
        branch.push(
          Screen("till", path: "/till", till) { title in
            Text(title, .title)
            Button("Pay it", .primary, send: .tap("pay"))
            Button("Not now", send: .tap("cancel"))
          })
      })
  }
}

/// Configures an app as a test says.
struct Setting<Key: ConfigurationKey>: ConfigurationProvider {
  let name = "test"
  let key: Key.Type
  let value: Key.Value

  init(_ key: Key.Type, _ value: Key.Value) { (self.key, self.value) = (key, value) }

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(key, to: value)
  }
}
