import BackendModel

/// The JSON body that creates a transfer.
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

/// The JSON body that creates a request for money.
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
