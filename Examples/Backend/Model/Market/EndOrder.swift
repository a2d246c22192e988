/// Cancels an order that waits to be paid, and gives its part of the stock back.
///
///     let order = try CancelOrder(id: id, customer: customer).execute(in: records)
public struct CancelOrder: Sendable {
  private let id: Order.ID
  private let customer: CustomerID

  public init(id: Order.ID, customer: CustomerID) {
    self.id = id
    self.customer = customer
  }

  /// - Throws: ``Refusal/unknownOrder``, ``Refusal/orderNotCancellable(_:)``.
  public func execute(in records: any CommerceRecords) throws -> Order {
    guard let order = try records.order(id), order.customer == customer else {
      throw Refusal.unknownOrder
    }
    guard order.state == .awaitingPayment else { throw Refusal.orderNotCancellable(order.state) }
    return try order.ended(as: .cancelled, in: records)
  }
}

/// Ends the orders that nobody paid in time, and gives their part of the stock back.
///
///     try ExpireOrders().execute(in: records)
public struct ExpireOrders: Sendable {
  public init() {}

  public func execute(in records: any CommerceRecords) throws {
    for order in try records.ordersToExpire() { _ = try order.ended(as: .expired, in: records) }
  }
}

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
