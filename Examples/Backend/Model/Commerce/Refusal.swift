/// The reason that a well-formed request is refused.
///
///     throw Refusal.outOfStock([Shortage(line: 0, product: id, available: 1)])
public enum Refusal: KeptRefusal, Equatable {
  /// The request has an invalid value.
  case invalid(InputFault)
  case outOfStock([Shortage])
  case tooManyUnpaidOrders
  case unknownOrder
  case orderNotCancellable(Order.State)

  case unknownPayable
  case alreadyPaid(Payment)
  case payableClosed
  case invalidCard(InputFault)
  case unknownCard
  case unknownPayment
  case alreadyRefunded
  case notRefundable

  /// - Parameter field: the member of the request that names the person.
  case unknownPerson(field: String)
  case unknownMovement
  case unknownTransfer
  case transferNotCancellable
  case unknownRequest
  case requestNotOpen

  public var isFinal: Bool {
    switch self {
    case .outOfStock, .tooManyUnpaidOrders, .orderNotCancellable, .alreadyPaid, .payableClosed,
      .alreadyRefunded, .notRefundable, .transferNotCancellable, .requestNotOpen:
      true
    case .invalid, .invalidCard, .unknownOrder, .unknownPayable, .unknownCard, .unknownPayment,
      .unknownPerson, .unknownMovement, .unknownTransfer, .unknownRequest:
      false
    }
  }
}
