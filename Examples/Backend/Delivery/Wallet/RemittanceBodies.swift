import BackendModel

/// The wire's shape of what a client sends to send money.
struct TransferMoneyBody: Decodable, Sendable {
  let to: String
  let amount: MoneyBody
  let note: String?

  func remittance(by customer: CustomerID) throws(Refusal) -> Remittance {
    try Remittance(
      customer: customer, handle: to, amount: amount.money(at: "amount"), note: note ?? "",
      field: "to")
  }
}

/// The wire's shape of what a client sends to ask for money.
struct RequestMoneyBody: Decodable, Sendable {
  let of: String
  let amount: MoneyBody
  let note: String?

  func remittance(by customer: CustomerID) throws(Refusal) -> Remittance {
    try Remittance(
      customer: customer, handle: of, amount: amount.money(at: "amount"), note: note ?? "",
      field: "of")
  }
}
