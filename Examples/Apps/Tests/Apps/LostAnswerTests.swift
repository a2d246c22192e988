import Foundation
import SignInInfra
import Sillar
import SillarTesting
import TestServers
import Testing

@testable import CatalogDelivery
@testable import PaymentsDelivery

/// A payment that succeeds, but whose response is lost.
struct LostAnswerTests {
  @Test func `it is found out about by itself, and paid once, as both apps can see`() async throws {
    let loss = AnswerLoss()
    let visitor = newcomer(reading: "en")
    try await withSessions(losing: loss) { api, sessions in
      try await withWindow(at: "/product/moka-pot", for: visitor) {
        try Brand.market.make(in: $0, clock: $1, api: api, sharing: sessions)
      } _: { host, words in
        try await Shopping(host: host, words: words).buy()
        try await host.tap(words.text(PaymentsWords.balance))
        let pay = words.text(PaymentsWords.payNow, ["amount": words.euros(29_90)])
        try await host.see("[\(pay)]")
        loss.begin()
        try await host.tap(pay, times: 3)
        try await host.see(words.text(PaymentsWords.checkingTitle))
        // While the outcome is unknown, neither Back nor a link leaves the screen.
        try await host.back()
        #expect(await host.screenName == "payment-result")
        for path in ["/", "/orders", "/receipts/pay_1", "/?in=kitchen"] {
          try await host.open(path)
          #expect(await host.screenName == "payment-result")
        }
        try await wait(for: words.text(PaymentsWords.checkingLongTitle), host)

        loss.end()
        try await wait(for: words.text(PaymentsWords.seeReceipt), host)
        #expect(loss.lost.all.contains { $0.hasPrefix("POST") })
        #expect(loss.lost.all.contains { $0.hasPrefix("GET") })
        try await host.tap(words.text(PaymentsWords.seeReceipt))
        try await host.tap(words.text(PaymentsWords.done))
        try await host.see(words.text(CatalogWords.paidTitle))
      }

      // A customer has one balance, shown by all apps.
      try await withWindow(at: "/activity", for: visitor) {
        try Brand.wallet.make(in: $0, clock: $1, api: api, sharing: sessions)
      } _: { host, words in
        try await host.see(words.euros(220_10))
        let payments = await host.text.split(separator: "\n").filter {
          $0.contains("Sillar Market")
        }
        #expect(payments.count == 1)
        try await host.open("/")
        try await host.see(words.euros(250_00 - 29_90))
      }
    }
  }

  private func withSessions(
    losing loss: AnswerLoss, _ body: @Sendable (URL, SignInInfraFactory) async throws -> Void
  ) async throws {
    try await withBackend(losing: loss) { api in
      try await withSharedSessions(at: api) { try await body(api, $0) }
    }
  }

  /// Advances the clock in steps shorter than a request's timeout, because responses do not wait for the test's clock.
  private func wait(for text: String, _ host: TestHost) async throws {
    for _ in 0..<600 where await !host.text.contains(text) {
      try await host.advance(by: .milliseconds(250))
    }
    try await host.see(text)
  }
}
