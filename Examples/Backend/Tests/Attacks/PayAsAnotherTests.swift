import SillarData
import Testing

@testable import BackendInfra

/// Strangers who call the APIs of the shop, payments and wallets with ids of their own choice, as `Customer-ID` once
/// was.
@Suite struct PayAsAnotherTests {
  private func rows(_ commerce: CommerceServer) async throws -> [Int] {
    try await commerce.store.database.read { database in
      try ["person", "account", "entry", "posting", "request", "transfer", "keptAnswer"].map {
        try database.value("SELECT count(*) FROM \(identifier: $0)") ?? -1
      }
    }
  }

  @Test func `800 reads by invented customers leave no person and no account behind`()
    async throws
  {
    try await withCommerce { commerce in
      let before = try await rows(commerce)
      for number in 0..<200 {
        for path in [
          "wallet/v1/account", "market/v1/orders", "wallet/v1/people", "market/v1/products",
        ] {
          let answer = try await commerce.server.get(
            "/api/\(path)", headers: [("Customer-ID", "invented-\(number)")])
          #expect(answer.status == (path.hasSuffix("products") ? 200 : 401), "\(path)")
        }
      }
      #expect(try await rows(commerce) == before)
    }
  }

  @Test func `20 invented customers bring nobody a cent`() async throws {
    try await withCommerce { commerce in
      let eve = try await commerce.caller("eve")
      let handle = try await eve.account().handle
      let before = try await rows(commerce)
      for number in 0..<20 {
        let answer = try await commerce.server.send(
          "POST", "\(Caller.wallet)/transfers", .transfer(to: handle, 250_00),
          headers: [("Customer-ID", "invented-\(number)"), ("Idempotency-Key", .newID)])
        try answer.expect(401, "session-required")
      }
      #expect(try await rows(commerce) == before)
      #expect(try await eve.balance() == 250_00)
    }
  }

  @Test func `whoever names a victim pays with their own money`() async throws {
    try await withCommerce { commerce in
      let (ada, eve) = try await (commerce.caller("ada"), commerce.caller("eve"))
      let victim = try await ada.transfer(to: "lucia", 250_00)
      let own = try await eve.transfer(to: "lucia", 10_00)
      for (transfer, status) in [(victim, 404), (own, 201)] {
        let answer = try await commerce.server.send(
          "POST", "\(Caller.payments)/payments", .payment(transfer.id),
          headers: eve.headers + [("Customer-ID", "ada"), ("Idempotency-Key", .newID)])
        #expect(answer.status == status, "\(answer.text)")
      }
      #expect(try await ada.balance() == 250_00)
      #expect(try await eve.balance() == 240_00)
    }
  }
}
