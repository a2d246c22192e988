import BackendModel

/// The JSON of a payment.
struct PaymentBody: Encodable, Sendable {
  struct Method: Encodable, Sendable {
    let type: String
    var brand: String?
    var last4: String?
    /// The installment plan of a card payment; left out for other methods.
    var instalments: Nullable<Instalments>?
  }

  struct Instalments: Encodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case count, amounts
      case yearlyRate = "yearly_rate"
    }

    let count: Int
    let yearlyRate: String
    let amounts: [MoneyBody]
  }

  let id: String
  let payable: String
  let kind: String
  let state: String
  let reason: Nullable<String>
  let amount: MoneyBody
  let total: MoneyBody
  let method: Method
  let paid: String
  let payee: String
  let title: String
  let reference: String

  init(_ payment: Payment) {
    id = payment.id.rawValue
    payable = payment.payable.rawValue
    kind = payment.payable.kind.rawValue
    state = payment.state.rawValue
    reason = Nullable(payment.reason?.rawValue)
    amount = MoneyBody(payment.amount)
    total = MoneyBody(payment.total)
    method = Method(payment.method)
    paid = payment.date.timestamp
    payee = payment.payee
    title = payment.title
    reference = payment.reference
  }
}

extension PaymentBody.Method {
  fileprivate init(_ method: Payment.Method) {
    switch method {
    case .balance: self.init(type: "balance")
    case .onDelivery: self.init(type: "on-delivery")
    case .card(let brand, let last4, let plan):
      self.init(
        type: "card", brand: brand.rawValue, last4: last4,
        instalments: Nullable(
          plan.map { plan in
            PaymentBody.Instalments(
              count: plan.count, yearlyRate: plan.yearlyRate.description,
              amounts: plan.instalments.map(MoneyBody.init))
          }))
    }
  }
}

/// The JSON body that pays a payable.
struct PayBody: Decodable, Sendable {
  struct Method: Decodable, Sendable {
    let type: String
    let card: String?
    let instalments: Int?

    func method() throws(Refusal) -> Pay.Method {
      switch type {
      case "balance": return .balance
      case "on-delivery": return .onDelivery
      case "card":
        guard let card else { throw .invalid(InputFault("method/card", "is missing")) }
        return .card(card, instalments: instalments ?? 1)
      default: throw .invalid(InputFault("method/type", "has to be balance, card or on-delivery"))
      }
    }
  }

  let payable: String
  let method: Method
}
