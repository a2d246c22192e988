import Foundation
import Testing

@testable import BackendInfra

/// Orders that are not meant to be paid.
@Suite struct StockAttackTests {
  @Test func `130 unpaid orders of 13 strangers leave the whole stock for who pays`() async throws {
    try await withCommerce(.small(stock: 10)) { commerce in
      for stranger in 0..<13 {
        let caller = try await commerce.caller("stranger-\(stranger)")
        for _ in 0..<10 { _ = try await caller.order("pot", 10) }
      }
      #expect(try await commerce.stock(of: "pot") == 10)
      #expect(try await commerce.caller("ada").buy("pot", 8).state == "succeeded")
      #expect(try await commerce.stock(of: "pot") == 2)
    }
  }

  @Test func `a customer has at most 20 orders that await payment`() async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      var orders: [String] = []
      for _ in 0..<20 { orders.append(try await ada.order("pen").id) }
      let refused = try await ada.post("\(Caller.market)/orders", .order("pen"))
      try refused.expect(409, "too-many-unpaid-orders")
      #expect(try await commerce.caller("bob").order("pen").state == "awaiting-payment")
      // One that is paid or canceled, or has expired, makes room.
      _ = try await ada.pay(orders[0])
      _ = try await ada.order("pen")
      #expect(try await ada.post("\(Caller.market)/orders/\(orders[1])/cancel").status == 200)
      _ = try await ada.order("pen")
      #expect(try await ada.post("\(Caller.market)/orders", .order("pen")).status == 409)
      commerce.time.advance(minutes: 15)
      _ = try await ada.order("pen")
    }
  }

  @Test func `130 orders on delivery of 13 strangers take what 400 euros a day buy, and no more`()
    async throws
  {
    try await withCommerce(.small(stock: 200)) { commerce in
      for stranger in 0..<13 {
        let caller = try await commerce.caller("stranger-\(stranger)")
        for number in 0..<10 {
          let order = try await caller.order("pot", 4)
          let payment = try await caller.pay(order.id, .onDelivery)
          // 119.60 each.
          #expect(payment.state == (number < 3 ? "promised" : "declined"))
          #expect(payment.reason == (number < 3 ? nil : "delivery-limit"))
          let state = try await caller.order(id: order.id).state
          #expect(state == (number < 3 ? "confirmed" : "awaiting-payment"))
        }
      }
      #expect(try await commerce.stock(of: "pot") == 200 - 13 * 12)
      // It is a limit of these orders alone, and of a day.
      let stranger = try await commerce.caller("stranger-0")
      #expect(try await stranger.buy("pot", 4).state == "succeeded")
      commerce.time.advance(minutes: 24 * 60)
      let later = try await commerce.caller("stranger-0")
      #expect(try await later.pay(later.order("pot", 4).id, .onDelivery).state == "promised")
      _ = try await Books(auditing: commerce.store)
    }
  }
}
