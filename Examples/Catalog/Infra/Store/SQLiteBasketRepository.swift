import CatalogModel
import Money
import SillarData

/// One visitor's basket in SQLite, and the last attempt of their account to order it as a keyed write in the same
/// database: both change in one transaction.
///
/// While a visitor is signed in, the basket is that of the account, so another account at the same browser does not see
/// it. Goods that the visitor put in before the sign-in become the account's with the next change or order.
struct SQLiteBasketRepository: BasketRepository {
  private static let subject = "basket"

  let database: any SQLDatabase
  let visitor: String
  let access: AccountAccess
  let told: BasketChanges
  let uses: LastUses
  /// Returns from where the visitor of the current task comes; nil if it is unknown.
  let address: @Sendable () -> String?
  /// Nil for a stranger.
  private var account: String? { (try? access.signedIn(visitor))?.account }
  private var owner: String { account ?? visitor }
  /// An attempt belongs to the account that it was made with: another account has not placed that order.
  private var writes: KeyedWrites { KeyedWrites(database: database, owner: owner) }

  // MARK: The basket

  var changes: AsyncStream<Void> { told.stream(of: visitor) }

  func basket() async throws -> Basket {
    await uses.noteRead(owner)
    return try await database.readBriefly { try basket(in: $0) }
  }

  func update(
    _ change: @escaping @Sendable (inout Basket) throws -> Void
  ) async throws -> Basket {
    let (before, after) = try await database.write { [address = address()] database in
      let before = try basket(in: database)
      var basket = before
      try change(&basket)
      if basket != before { try store(basket, at: address, in: database) }
      return (before, basket)
    }
    if after != before { told.tell(visitor) }
    return after
  }

  private func basket(in database: SQLTransaction) throws -> Basket {
    let owner = owner
    let lines = try database.rows(
      """
      SELECT product, name, picture, price, currency, quantity FROM basketLine
      WHERE customer IN (\(visitor), \(owner)) ORDER BY customer = \(owner), position
      """
    ) { row -> BasketLine? in
      guard let currency = Currency(try row["currency"]) else { return nil }
      return BasketLine(
        id: Product.ID(rawValue: try row["product"]), name: try row["name"],
        picture: try row["picture"], price: Money(minorUnits: try row["price"], currency),
        quantity: try row["quantity"])
    }
    // A product may have been put into both; what was done last counts.
    return Basket(
      lines.compactMap(\.self).reduce(into: []) { basket, line in
        if !basket.contains(where: { $0.id == line.id }) { basket.append(line) }
      })
  }

  private func store(
    _ basket: Basket, at address: String?, in database: SQLTransaction
  ) throws {
    let account = account
    let owner = account ?? visitor
    try uses.note(owner, isStranger: account == nil, at: address, in: database)
    try database.execute("DELETE FROM basketLine WHERE customer IN (\(visitor), \(owner))")
    for (position, line) in basket.lines.enumerated() {
      try database.execute(
        """
        INSERT INTO basketLine
          (customer, product, position, quantity, name, picture, price, currency)
        VALUES (\(owner), \(line.id.rawValue), \(position), \(line.quantity), \(line.name),
          \(line.picture), \(line.price.minorUnits), \(line.price.currency.code))
        """)
    }
  }

  // MARK: Ordering it

  func attempt() async throws -> CheckoutAttempt? {
    try await database.readBriefly { try attempt(in: $0) }
  }

  func begin(_ content: BasketContent) async throws -> CheckoutAttempt {
    try await write { [address = address()] database in
      if let earlier = try attempt(in: database), earlier.order != nil, earlier.content != content {
        try writes.end(key: earlier.key, in: database)
      }
      try store(try basket(in: database), at: address, in: database)
      return CheckoutAttempt(
        try writes.begin(CheckoutRecord(content), subject: Self.subject, in: database))
    }
  }

  func record(_ order: Order.ID, for key: String) async throws {
    try await write { database in
      guard let attempt = try attempt(in: database), attempt.key == key else { return }
      let record = CheckoutRecord(attempt.content, order: order)
      try writes.update(key: key, to: record, in: database)
    }
  }

  func forget(_ key: String) async throws {
    try await write { try writes.end(key: key, in: $0) }
  }

  func settle(_ order: Order.ID) async throws {
    try await write { [address = address()] database in
      guard let attempt = try attempt(in: database), attempt.order == order else { return }
      var basket = try basket(in: database)
      basket.takeOut(attempt.content)
      try store(basket, at: address, in: database)
      try writes.end(key: attempt.key, in: database)
    }
  }

  private func attempt(in database: SQLTransaction) throws -> CheckoutAttempt? {
    try writes.pending(Self.subject, of: CheckoutRecord.self, in: database)
      .map { CheckoutAttempt($0) }
  }

  private func write<Value: Sendable>(
    _ change: @escaping @Sendable (SQLTransaction) throws -> Value
  ) async throws -> Value {
    let value = try await database.write(change)
    told.tell(visitor)
    return value
  }
}

/// The stored content of an attempt to order.
private struct CheckoutRecord: Codable, Sendable {
  struct Item: Codable {
    let product: String
    let quantity: Int
  }

  let items: [Item]
  /// Nil until the shop has answered.
  let order: String?

  init(_ content: BasketContent, order: Order.ID? = nil) {
    items = content.map { Item(product: $0.key.rawValue, quantity: $0.value) }
    self.order = order?.rawValue
  }
}

extension CheckoutAttempt {
  fileprivate init(_ write: KeyedWrite<CheckoutRecord>) {
    let items = write.content.items.map { (Product.ID(rawValue: $0.product), $0.quantity) }
    self.init(
      key: write.key, content: BasketContent(items) { $0 + $1 },
      order: write.content.order.map { Order.ID(rawValue: $0) })
  }
}
