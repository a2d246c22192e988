/// Refunds the full payment of an order to its source, and returns the items of the order to stock.
///
///     let payment = try Refund(id, customer: customer).execute(in: records)
public struct Refund: Sendable {
  private let id: Payment.ID
  private let customer: CustomerID

  public init(_ id: Payment.ID, customer: CustomerID) {
    self.id = id
    self.customer = customer
  }

  /// - Throws: ``Refusal/unknownPayment``, ``Refusal/alreadyRefunded``, ``Refusal/notRefundable``.
  public func execute(in records: any CommerceRecords) throws -> Payment {
    guard var payment = try records.payment(id), payment.payer == customer else {
      throw Refusal.unknownPayment
    }
    guard payment.state != .refunded else { throw Refusal.alreadyRefunded }
    guard payment.state == .succeeded, case .order(let orderID) = payment.payable,
      let order = try records.order(orderID), let entry = try payment.entry.flatMap(records.entry)
    else { throw Refusal.notRefundable }
    try records.post(
      entry.reversed(on: records.now) { posting in
        posting.statement.map { Statement(.refund, title: $0.title, note: $0.note) }
      })
    payment.state = .refunded
    try records.update(payment)
    _ = try order.ended(as: .refunded, in: records)
    return payment
  }
}
