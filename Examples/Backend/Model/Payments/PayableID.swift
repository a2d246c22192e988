/// The id of a payable: an order, a transfer or a request for money.
///
///     PayableID("ord_7Q2KX5M0T4R9E1AZ")   // an order
///     PayableID("moka-pot")               // nil
public enum PayableID: Hashable, Sendable {
  case order(Order.ID)
  case transfer(Transfer.ID)
  case request(PaymentRequest.ID)

  /// - Returns: `nil` when no payable can have this id.
  public init?(_ rawValue: String) {
    if let id = Order.ID(rawValue) {
      self = .order(id)
    } else if let id = Transfer.ID(rawValue) {
      self = .transfer(id)
    } else if let id = PaymentRequest.ID(rawValue) {
      self = .request(id)
    } else {
      return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .order(let id): id.rawValue
    case .transfer(let id): id.rawValue
    case .request(let id): id.rawValue
    }
  }

  public var kind: Payable.Kind {
    switch self {
    case .order: .order
    case .transfer: .transfer
    case .request: .request
    }
  }

  public var reference: String {
    switch self {
    case .order(let id): id.reference
    case .transfer(let id): id.reference
    case .request(let id): id.reference
    }
  }
}
