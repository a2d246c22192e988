import Money
import SillarModel

extension CommerceRecords {
  /// Finds a payable of a customer.
  ///
  /// - Returns: `nil` when there is none, or another customer has to pay it.
  public func payable(_ id: PayableID, of customer: CustomerID) throws -> Payable? {
    switch id {
    case .order(let id):
      guard let order = try order(id), order.customer == customer else { return nil }
      return Payable(order)
    case .transfer(let id):
      guard let transfer = try transfer(id), transfer.from.customer == customer else { return nil }
      return Payable(transfer)
    case .request(let id):
      guard let request = try request(id), request.to.customer == customer else { return nil }
      return Payable(request)
    }
  }

  /// Stores that a payable was paid, or will be on delivery, and records it as a domain event.
  ///
  /// - Throws: ``Refusal/outOfStock(_:)`` for an order.
  func settle(_ id: PayableID, by payment: Payment) throws {
    switch id {
    case .order(let id):
      guard let order = try order(id) else { return }
      try order.settled(by: payment, in: self)
      try record(
        payment.event(
          payment.state == .promised ? "order-confirmed" : "order-paid",
          ["shop": order.shop.rawValue]))
    case .transfer(let id):
      guard var transfer = try transfer(id) else { return }
      (transfer.state, transfer.payment) = (.paid, payment.id)
      try update(transfer)
      try record(payment.event("transfer-made"))
    case .request(let id):
      guard var request = try request(id) else { return }
      (request.state, request.payment) = (.paid, payment.id)
      try update(request)
      try record(payment.event("request-paid"))
    }
  }
}

extension Payment {
  /// Returns an event about what is paid: it names neither the payer nor the payee.
  fileprivate func event(_ name: String, _ facts: [String: String] = [:]) -> DomainEvent {
    let own = [
      "payment": id.rawValue, "method": method.name, "amount": "\(amount.minorUnits)",
      "currency": amount.currency.code,
    ]
    return DomainEvent(name, key: payable.rawValue, facts: own.merging(facts) { $1 })
  }
}

extension Payment.Method {
  fileprivate var name: String {
    switch self {
    case .balance: "balance"
    case .card: "card"
    case .onDelivery: "on-delivery"
    }
  }
}
