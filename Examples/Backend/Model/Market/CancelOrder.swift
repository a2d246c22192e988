/// Cancels an order that awaits payment.
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
