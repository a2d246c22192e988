public import Money

/// Something that waits to be paid, or was: what a payment has to know of an order, a transfer or a
/// request for money.
///
///     if let payable = try records.payable(id, of: customer) { print(payable.payee, payable.amount) }
public struct Payable: Equatable, Sendable {
  public enum State: String, Sendable {
    case open
    /// Nothing is left to do: it is paid, or will be on delivery.
    case paid
    /// It cannot be paid any more: cancelled, expired, declined or refunded.
    case closed
  }

  public enum Kind: String, Sendable {
    case order, transfer, request
  }

  public let id: PayableID
  /// In English, for clients that have no better one.
  public let title: String
  /// What it is for.
  public let detail: String
  /// The name of who gets the money.
  public let payee: String
  public let amount: Money
  public let state: State
  /// The one that paid it.
  public let payment: Payment.ID?
  /// Where the money goes.
  let account: Account
  /// What the payee reads about it, if anyone does.
  let payeeStatement: Statement?
  /// What the payer reads about it.
  let payerStatement: Statement

  public var kind: Kind { id.kind }
}

extension Payable {
  init(_ order: Order) {
    let count = order.itemCount
    id = .order(order.id)
    title = "Order \(order.id.reference)"
    detail = count == 1 ? "1 item" : "\(count) items"
    payee = order.shop.name
    amount = order.total
    state =
      switch order.state {
      case .awaitingPayment: .open
      case .paid, .confirmed: .paid
      case .cancelled, .expired, .refunded: .closed
      }
    payment = order.payment
    account = .market
    payeeStatement = nil
    payerStatement = Statement(.payment, title: order.shop.name, note: order.id.reference)
  }

  init(_ transfer: Transfer) {
    id = .transfer(transfer.id)
    title = "To \(transfer.to.name)"
    detail = transfer.note
    payee = transfer.to.name
    amount = transfer.amount
    state =
      switch transfer.state {
      case .open: .open
      case .paid: .paid
      case .cancelled: .closed
      }
    payment = transfer.payment
    account = transfer.to.account
    payeeStatement = Statement(.transferIn, title: transfer.from.name, note: transfer.note)
    payerStatement = Statement(.transferOut, title: transfer.to.name, note: transfer.note)
  }

  init(_ request: PaymentRequest) {
    id = .request(request.id)
    title = "To \(request.from.name)"
    detail = request.note
    payee = request.from.name
    amount = request.amount
    state =
      switch request.state {
      case .open: .open
      case .paid: .paid
      case .declined, .cancelled: .closed
      }
    payment = request.payment
    account = request.from.account
    payeeStatement = Statement(.requestIn, title: request.to.name, note: request.note)
    payerStatement = Statement(.requestOut, title: request.from.name, note: request.note)
  }
}
