public import Money

/// An order, a transfer or a request for money, as a payment sees it.
///
///     if let payable = try records.payable(id, of: customer) { print(payable.payee, payable.amount) }
public struct Payable: Equatable, Sendable {
  public enum State: String, Sendable {
    case open
    /// Paid, or to be paid on delivery.
    case paid
    /// No longer payable: cancelled, expired, declined or refunded.
    case closed
  }

  public enum Kind: String, Sendable {
    case order, transfer, request
  }

  public let id: PayableID
  /// The title in English, for clients without a localized one.
  public let title: String
  /// The purpose of the payment.
  public let detail: String
  /// The name of the payee.
  public let payee: String
  public let amount: Money
  public let state: State
  /// The payment of the payable.
  public let payment: Payment.ID?
  /// The account that receives the money.
  let account: Account
  /// The payee's account statement; `nil` when the payee has no reader.
  let payeeStatement: Statement?
  /// The payer's account statement.
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
    account = .market(order.shop.currency)
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
