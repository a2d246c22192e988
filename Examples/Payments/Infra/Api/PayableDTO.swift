import PaymentsModel

/// Something to pay, on the wire.
struct PayableDTO: Decodable, Sendable {
  let id: String
  let kind: String
  let title: String
  let detail: String?
  let payee: String?
  let amount: MoneyDTO
  let state: String
  let payment: String?
  let reference: String?

  func payable() throws(Flaw) -> Payable {
    Payable(
      id: Payable.ID(id), kind: Payable.Kind(kind), title: title, detail: detail ?? "",
      payee: payee ?? title,
      amount: try amount.money(), state: try domainState(), reference: reference ?? "")
  }

  private func domainState() throws(Flaw) -> Payable.State {
    switch (state, payment) {
    case ("open", _): .open
    case ("paid", let payment?): .paid(Payment.ID(payment))
    case ("closed", _): .closed
    default: throw Flaw("\(state), with \(payment ?? "no payment"), is no state")
    }
  }
}
