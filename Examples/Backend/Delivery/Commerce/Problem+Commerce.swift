import BackendModel
import HTTPTypes

extension Problem {
  static func noKey() -> Problem {
    Problem(
      .badRequest, kind: "idempotency-key-required", title: "No Idempotency-Key",
      detail: "Idempotency-Key has to be 1 to 128 visible ASCII characters, new for each attempt.")
  }

  static func keyReused() -> Problem {
    Problem(
      .unprocessableContent, kind: "idempotency-key-reused", title: "The key was used before",
      detail: "This Idempotency-Key stands for another request; take a new one.")
  }

  static func invalidSlice(_ detail: String) -> Problem {
    Problem(.badRequest, kind: "invalid-page", title: "There cannot be such a page", detail: detail)
  }

  static func invalidQuery(_ detail: String) -> Problem {
    Problem(
      .badRequest, kind: "invalid-search", title: "There cannot be such a search", detail: detail)
  }

  static func unknownProduct() -> Problem {
    Problem(
      .notFound, kind: "unknown-product", title: "Unknown product",
      detail: "There is no such product.")
  }

  /// - Parameter fault: the place of the error in the body, and its reason.
  init(
    _ kind: String, title: String = "The body is not what is expected here", _ fault: InputFault
  ) {
    let names = fault.path.split(separator: "/").joined(separator: ".")
    let detail = "The body's \(names) \(fault.reason)."
    self.init(
      .unprocessableContent, kind: kind, title: title, detail: detail,
      faults: [Fault(detail: detail, pointer: "#/\(fault.path)")])
  }

  init(_ refusal: Refusal) {
    switch refusal {
    case .invalid(let fault): self.init("invalid-body", fault)
    case .invalidCard(let fault):
      self.init("invalid-card", title: "There cannot be such a card", fault)
    case .unknownCard:
      self.init(
        "unknown-card", title: "Unknown card", InputFault("method/card", "is no card of yours"))
    case .unknownPerson(let field):
      self.init("unknown-person", title: "Unknown person", InputFault(field, "is nobody's handle"))
    case .outOfStock(let shortages): self.init(shortages)
    case .tooManyUnpaidOrders:
      self.init(
        .conflict, kind: "too-many-unpaid-orders", title: "Too many orders await payment",
        detail: "Pay or cancel one of them, or wait until they expire.")
    case .alreadyPaid(let payment):
      self.init(
        .conflict, kind: "already-paid", title: "Already paid",
        detail: "This was paid by \(payment.id).")
      members["payment"] = PaymentBody(payment)
    case .unknownOrder: self.init(unknown: "order")
    case .unknownPayable: self.init(unknown: "payable")
    case .unknownPayment: self.init(unknown: "payment")
    case .unknownMovement: self.init(unknown: "movement")
    case .unknownTransfer: self.init(unknown: "transfer")
    case .unknownRequest: self.init(unknown: "request")
    case .orderNotCancellable(let state):
      self.init(
        .conflict, kind: "order-not-cancellable", title: "The order cannot be cancelled",
        detail: "Only an order that waits to be paid can be; this one is \(state.rawValue).")
    case .payableClosed:
      self.init(
        .conflict, kind: "payable-closed", title: "It cannot be paid any more",
        detail: "It was cancelled, declined or refunded, or it expired.")
    case .alreadyRefunded:
      self.init(
        .conflict, kind: "already-refunded", title: "Already refunded",
        detail: "All of the money was given back before.")
    case .notRefundable:
      self.init(
        .conflict, kind: "not-refundable", title: "It cannot be refunded",
        detail: "Only a payment for an order that succeeded can be.")
    case .transferNotCancellable:
      self.init(
        .conflict, kind: "transfer-not-cancellable", title: "The transfer cannot be cancelled",
        detail: "It was paid or cancelled before.")
    case .requestNotOpen:
      self.init(
        .conflict, kind: "request-not-open", title: "The request is not open to that",
        detail: "It was answered before, or this is for the other one to say.")
    }
  }

  init(unknown kind: String) {
    self.init(
      .notFound, kind: "unknown-\(kind)", title: "Unknown \(kind)",
      detail: "There is no such \(kind), or it is someone else's.")
  }

  private init(_ shortages: [Shortage]) {
    let faults = shortages.map { shortage in
      Fault(
        detail: "Only \(shortage.available) of \(shortage.product) are left.",
        pointer: "#/lines/\(shortage.line)/quantity")
    }
    self.init(
      .conflict, kind: "out-of-stock", title: "There is not enough",
      detail: faults.map(\.detail).joined(separator: " "), faults: faults)
    members["available"] = Dictionary(
      shortages.map { ($0.product.rawValue, $0.available) }, uniquingKeysWith: { first, _ in first }
    )
  }
}
