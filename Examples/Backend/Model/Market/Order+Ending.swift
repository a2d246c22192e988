extension Order {
  /// Stores the final state of an order that is not fulfilled, and returns its items to stock if it has them.
  func ended(as state: State, in records: any CommerceRecords) throws -> Order {
    var order = self
    order.state = state
    try records.update(order)
    if hasItems {
      for line in order.lines { try records.takeStock(of: line.product, -line.quantity) }
    }
    return order
  }

  /// Stores that the order is paid, or will be on delivery, and takes its items out of stock.
  ///
  /// - Throws: ``Refusal/outOfStock(_:)`` when others have bought them since the order was placed.
  func settled(by payment: Payment, in records: any CommerceRecords) throws {
    try requireStock(in: records)
    for line in lines { try records.takeStock(of: line.product, line.quantity) }
    var order = self
    order.state = payment.state == .promised ? .confirmed : .paid
    order.payment = payment.id
    try records.update(order)
  }

  func requireStock(in records: any CommerceRecords) throws {
    try records.requireStock(of: lines.map { ($0.product, $0.quantity) })
  }
}

extension CommerceRecords {
  /// - Parameter items: the products of an order, in the order of its lines.
  /// - Throws: ``Refusal/outOfStock(_:)`` unless all of them are in stock.
  func requireStock(of items: [(product: Product.ID, quantity: Int)]) throws {
    let shortages = try items.enumerated().compactMap { index, item in
      let stock = try product(item.product)?.stock ?? 0
      return stock < item.quantity
        ? Shortage(line: index, product: item.product, available: stock) : nil
    }
    guard shortages.isEmpty else { throw Refusal.outOfStock(shortages) }
  }
}
