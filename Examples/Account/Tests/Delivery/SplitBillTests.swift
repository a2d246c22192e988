import AccountModel
import AccountTesting
import Foundation
import Kit
import Money
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import AccountDelivery

/// A paid bill is split, from the receipt that an app shows.
struct SplitBillTests {
  /// An account beneath a receipt, which offers to split the bill.
  private final class Receipt: ModuleWorld {
    static let module = AccountModule.module
    let account = World()
    let clock: TestClock
    let configuration: [any ConfigurationProvider]
    let cents: Int

    init(_ cents: Int = 10_00, _ configuration: any ConfigurationProvider...) {
      self.cents = cents
      self.configuration = configuration
      clock = account.clock
    }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      Table(self, context)
    }
  }

  private final class Table: Coordinator {
    private let receipt: Receipt
    private let context: ModuleContext
    private let account: AccountCoordinator

    init(_ receipt: Receipt, _ context: ModuleContext) {
      self.receipt = receipt
      self.context = context
      account = AccountCoordinator(
        context, actions: receipt.account.actions, showReceipt: { _ in }, pay: { _, _ in })
    }

    func start() { context.navigator.push(bill()) }

    // The receipt takes the place of the account's first screen.
    static let destinations: [Destination<Table>] = [
      Destination(HomeRoute.self) { $0.bill() }
    ]

    var children: [any Coordinator] { [account] }

    private func bill() -> Screen {
      let split = BillSplit(
        amount: Money(minorUnits: receipt.cents, .eur), note: Note("Dinner · 7Q2K") ?? Note(),
        date: receipt.clock.date - 60)
      let children = ["split": account.splitOffer(of: Driver { split })]
      return Screen("receipt", view: ReceiptView(), presenter: Still(), children: children)
    }
  }

  private final class Still: Presenter {
    let state = 0
    func handle(_ event: Never) async {}
  }

  private struct ReceiptView: View {
    func body(_ state: Int) -> [Node<Never>] {
      Text("Receipt", .title)
      ChildScreen("split")
    }
  }

  private func asked(_ receipt: Receipt) -> [String] {
    receipt.account.wallet.with { state in
      state.requests.filter { $0.note == "Dinner · 7Q2K" }
        .map { "\($0.to.handle) \($0.amount)" }.sorted()
    }
  }

  @Test func `each of the others is asked for the same, and the odd cent is one's own`()
    async throws
  {
    let receipt = Receipt()
    try await receipt.watch { app in
      try await app.tap("Split this bill")
      try await app.tap("Tom Baker")
      try await app.see("Your part  €5.00")
      try await app.type("luc", into: "Who else pays?")
      try await app.advance(by: .seconds(1))
      try await app.tap("Lucía Romero")
      try await app.see("Your part  €3.34")
      try await app.tap("Ask 2 people", times: 2)
      try await app.see("✓ 2 people have been asked — Their answers come to your requests.")
      try await app.tap("Done")
      try await app.see("# Receipt")
    }
    #expect(asked(receipt) == ["lucia 3.33 EUR", "tom 3.33 EUR"])
  }

  @Test func `somebody can be taken out again, and with nobody there is nothing to send`()
    async throws
  {
    try await Receipt().watch { app in
      try await app.tap("Split this bill")
      try await app.dontSee("Ask ")
      try await app.tap("Tom Baker")
      try await app.see("[Ask 1 person]")
      try await app.tap("Remove")
      try await app.see("Your part  €10.00")
      try await app.dontSee("Ask ")
    }
  }

  @Test
  func `after a failure in the middle only those are asked who were not, in another window too`()
    async throws
  {
    let receipt = Receipt()
    try await receipt.watch { app in
      try await app.tap("Split this bill")
      try await app.tap("Tom Baker")
      try await app.tap("Lucía Romero")
      receipt.account.wallet.fail("ask", .timedOut)
      try await app.tap("Ask 2 people")
      try await app.see("✗ The service takes too long to answer")
    }
    receipt.account.wallet.recover()
    try await receipt.watch { app in
      try await app.tap("Split this bill")
      try await app.tap("Tom Baker")
      try await app.tap("Lucía Romero")
      try await app.tap("Ask 2 people")
      try await app.see("2 people have been asked")
    }
    #expect(asked(receipt) == ["lucia 3.33 EUR", "tom 3.33 EUR"])
  }

  @Test func `nobody is asked for less than a cent, and an app without requests offers no split`()
    async throws
  {
    try await Receipt(1).watch { app in
      try await app.tap("Split this bill")
      try await app.dontSee("Who else pays?")
      try await app.dontSee("Tom Baker")
    }
    try await Receipt(10_00, Setting(AccountRequests.self, false)).watch { app in
      try await app.see("# Receipt")
      try await app.dontSee("Split this bill")
    }
  }
}
