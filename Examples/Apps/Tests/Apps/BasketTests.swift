import Foundation
import Sillar
import SillarTesting
import TestServers
import Testing

@testable import CatalogDelivery
@testable import PaymentsDelivery

/// The basket of the real Market after a payment.
@Suite(.backend) struct BasketTests {
  @Test func `what is paid for is out of the basket wherever one goes from the page that says so`()
    async throws
  {
    let visitor = newcomer(reading: "en")
    try await withFolder { folder in
      let clock = TestClock(startingAt: Date())
      let app = try Brand.market.make(in: folder, clock: clock)
      let words = app.flavor.localization(for: visitor)
      try await TestHost.open(app, visitor: visitor, clock: clock) { host in
        try await host.enter(words)
        let shopping = Shopping(host: host, words: words)
        try await shopping.find("moka", expecting: "Six-cup moka pot")
        try await shopping.buy()
        try await host.tap(words.text(PaymentsWords.balance))
        try await host.tap(words.text(PaymentsWords.payNow, ["amount": words.euros(29_90)]))
        try await host.see(words.text(PaymentsWords.paidTitle))
        // A typed address opens a new window.
        for path in ["/", "/orders"] {
          try await TestHost.open(app, at: path, visitor: visitor, clock: clock) { next in
            try await next.see("[\(words.text(CatalogWords.basket))]")
            try await next.dontSee(words.text(CatalogWords.basketWith, ["count": "1"]))
          }
        }
      }
    }
  }
}
