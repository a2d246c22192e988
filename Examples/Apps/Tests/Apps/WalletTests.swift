import Foundation
import Sillar
import SillarTesting
import Testing

@testable import AccountDelivery
@testable import PaymentsDelivery

/// Wallet on the real backend: transfers between two users, and the interplay of its modules.
@Suite(.backend, .timeLimit(.minutes(3))) struct WalletTests {
  private func wallet(
    _ test: (TestHost, Localization) async throws -> Void
  ) async throws {
    try await withWindow(for: newcomer(reading: "en")) {
      try Brand.wallet.make(in: $0, clock: $1)
    } _: { host, words in
      try await test(host, words)
    }
  }

  @Test func `money that somebody sends is there while one looks`() async throws {
    try await wallet { receiver, words in
      try await receiver.see(words.euros(250_00))
      let name = try #require(await receiver.text.firstMatch(of: /# (.+?)  \[/)?.1).description
      let handle = try #require(await receiver.text.firstMatch(of: /@([a-z0-9-]+)/)?.1).description
      try await wallet { sender, words in
        try await sender.open("/send")
        try await sender.type(handle, into: words.text(AccountWords.formSearch))
        try await sender.submit(words.text(AccountWords.formSearch))
        try await sender.tap(name)
        try await sender.type("33.33", into: words.text(AccountWords.formAmount))
        try await sender.tap(words.text(AccountWords.sendContinue))
        try await sender.tap(words.text(PaymentsWords.balance))
        try await sender.tap(
          words.text(PaymentsWords.payNow, ["amount": words.euros(33_33)]))
        try await sender.see(words.text(PaymentsWords.paidTitle))
      }
      try await receiver.see(words.euros(283_33))
      try await receiver.see("+" + words.euros(33_33))
    }
  }

  @Test func `what was sent is in the activity, with its details and its receipt`() async throws {
    try await wallet { host, words in
      try await host.see("Grace Bennett")
      try await host.tap(words.text(AccountWords.requestsPay), in: "Grace Bennett")
      try await host.tap(words.text(PaymentsWords.balance))
      try await host.tap(words.text(PaymentsWords.payNow, ["amount": words.euros(14_20)]))
      try await host.tap(words.text(PaymentsWords.seeReceipt))
      try await host.tap(words.text(PaymentsWords.done))
      try await host.see(words.euros(235_80))
      try await host.open("/activity")
      try await host.tap("-" + words.euros(14_20))
      #expect(await host.screenName == "movement")
      try await host.see("# Grace Bennett")
      try await host.tap(words.text(AccountWords.movementReceipt))
      try await host.see(words.text(PaymentsWords.receiptTitle))
      try await host.tap(words.text(PaymentsWords.done))
      #expect(await host.screenName == "movement")
      try await host.back()
      #expect(await host.screenName == "activity")
    }
  }
}
