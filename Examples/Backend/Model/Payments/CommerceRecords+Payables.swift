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

  /// Stores that a payable was paid, or will be on delivery.
  ///
  /// - Throws: ``Refusal/outOfStock(_:)`` for an order.
  func settle(_ id: PayableID, by payment: Payment) throws {
    switch id {
    case .order(let id):
      try order(id)?.settled(by: payment, in: self)
    case .transfer(let id):
      guard var transfer = try transfer(id) else { return }
      (transfer.state, transfer.payment) = (.paid, payment.id)
      try update(transfer)
    case .request(let id):
      guard var request = try request(id) else { return }
      (request.state, request.payment) = (.paid, payment.id)
      try update(request)
    }
  }
}
