extension Order {
  /// Keeps that the order came to nothing, and gives its part of the stock back.
  func ended(as state: State, in records: any CommerceRecords) throws -> Order {
    var order = self
    order.state = state
    try records.update(order)
    for line in order.lines { try records.takeStock(of: line.product, -line.quantity) }
    return order
  }
}
