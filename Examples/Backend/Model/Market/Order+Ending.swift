extension Order {
  /// Stores the final state of an order that is not fulfilled, and returns its items to stock.
  func ended(as state: State, in records: any CommerceRecords) throws -> Order {
    var order = self
    order.state = state
    try records.update(order)
    for line in order.lines { try records.takeStock(of: line.product, -line.quantity) }
    return order
  }
}
