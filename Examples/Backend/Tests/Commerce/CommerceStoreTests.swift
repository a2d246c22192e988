import Foundation
import SillarData
import Testing

@testable import BackendInfra

/// Stored data after a restart of the backend, also with other content.
@Suite struct CommerceStoreTests {
  @Test func `stock, orders and accounts stay, and what is said is renewed`() async throws {
    try await withTemporaryFolder { folder in
      var before: OrderAnswer?
      try await withCommerce(in: folder) { commerce in
        let ada = try await commerce.caller()
        let order = try await ada.order("pot", 3)
        _ = try await ada.pay(order.id)
        before = try await ada.order(id: order.id)
      }
      let kept = MarketCatalog.small(stock: 50, suffix: " II")
      let catalog = MarketCatalog(
        kept.categories,
        kept.products.filter { $0.id != "pen" } + [
          MarketCatalog.product("cup", "kitchen", 5_00, 7, "Cup", "Taza")
        ])
      try await withCommerce(in: folder, catalog) { commerce in
        let ada = try await commerce.caller()
        let list = try await ada.get("\(Caller.market)/products")
          .decoded(ListAnswer<ProductAnswer>.self).items
        #expect(list.map(\.id) == ["pot", "lamp", "cup"])
        #expect(list.map(\.stock) == [7, 10, 7])
        #expect(list.map(\.name) == ["Moka pot II", "Task lamp II", "Cup"])
        let order = try await ada.order(id: try #require(before).id)
        #expect(order.state == "paid" && order.total == before?.total)
        #expect(try await ada.balance() == 250_00 - 89_70)
        // A product that is no longer on offer is not found, and cannot be ordered.
        #expect(try await ada.get("\(Caller.market)/products/pen").status == 404)
        let answer = try await ada.post("\(Caller.market)/orders", .order("pen"))
        #expect(answer.status == 422)
      }
    }
  }

  @Test func `a start leaves alone what it would write as it is`() async throws {
    try await withTemporaryFolder { folder in
      func price(_ suffix: String = "") async throws -> Int? {
        var price: Int?
        try await withCommerce(in: folder, .small(suffix: suffix)) {
          price = try await $0.price(of: "pot").amount
        }
        return price
      }
      try await withCommerce(in: folder) { commerce in
        _ = try await commerce.store.database.write {
          try $0.execute("UPDATE product SET price = 1 WHERE id = 'pot'")
        }
      }
      #expect(try await price() == 1)
      #expect(try await price(" II") == 29_90)
    }
  }

  @Test func `two programs with one file take turns`() async throws {
    try await withTemporaryFolder { folder in
      try await withCommerce(in: folder, .small(stock: 100)) { one in
        try await withCommerce(in: folder, .small(stock: 100)) { two in
          let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
            for number in 0..<60 {
              let caller = try await (number.isMultiple(of: 2) ? one : two).caller(
                "buyer-\(number)")
              group.addTask {
                let order = try await caller.order("pot").id
                return try await caller.post("\(Caller.payments)/payments", .payment(order))
              }
            }
            return try await group.reduce(into: []) { $0.append($1) }
          }
          #expect(answers.filter { $0.status == 201 }.count == 60)
          #expect(try await one.stock(of: "pot") == 40)
          #expect(try await two.stock(of: "pot") == 40)
          _ = try await Books(auditing: one.store)
        }
      }
    }
  }

  @Test func `an answer that was given is on the disk`() async throws {
    try await withCommerce { commerce in
      // 2 is FULL: a commit returns when its data is on the disk (sqlite.org/pragma.html).
      let mode = try await commerce.store.database.write {
        try $0.value("PRAGMA synchronous", as: Int.self)
      }
      #expect(mode == 2)
    }
  }
}
