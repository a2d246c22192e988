import CatalogModel
import SillarData

/// One customer's basket in SQLite.
struct SQLiteBasketRepository: BasketRepository {
  let database: LocalDatabase
  let customer: CustomerID
  let told: BasketChanges

  private var rows: BasketRows { BasketRows(customer: customer) }

  var changes: AsyncStream<Void> { told.stream(of: customer) }

  func basket() async throws -> Basket {
    try await database.readBriefly { [rows] in try rows.basket(in: $0) }
  }

  func update(
    _ change: @escaping @Sendable (inout Basket) throws -> Void
  ) async throws -> Basket {
    let (before, after) = try await database.write { [rows] database in
      let before = try rows.basket(in: database)
      var basket = before
      try change(&basket)
      if basket != before { try rows.store(basket, in: database) }
      return (before, basket)
    }
    if after != before { told.tell(customer) }
    return after
  }
}
