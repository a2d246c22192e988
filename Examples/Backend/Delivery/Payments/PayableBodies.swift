import BackendModel

/// The JSON of a payable: an order, a transfer or a request for money.
struct PayableBody: Encodable {
  let id: String
  let kind: String
  let title: String
  let detail: String
  let payee: String
  let amount: MoneyBody
  let state: String
  let payment: Nullable<String>
  let reference: String

  init(_ payable: Payable) {
    id = payable.id.rawValue
    kind = payable.kind.rawValue
    title = payable.title
    detail = payable.detail
    payee = payable.payee
    amount = MoneyBody(payable.amount)
    state = payable.state.rawValue
    payment = Nullable(payable.payment?.rawValue)
    reference = payable.id.reference
  }
}

struct MethodsBody: Encodable {
  struct Balance: Encodable {
    private enum CodingKeys: String, CodingKey {
      case available
      case isSufficient = "is_sufficient"
    }

    let available: MoneyBody
    let isSufficient: Bool
  }

  struct Plan: Encodable {
    private enum CodingKeys: String, CodingKey {
      case count, total, instalments
      case yearlyRate = "yearly_rate"
    }

    let count: Int
    let yearlyRate: String
    let total: MoneyBody
    let instalments: [MoneyBody]
  }

  private enum CodingKeys: String, CodingKey {
    case balance, cards
    case instalmentPlans = "instalment_plans"
  }

  /// Null when what is paid is in another currency.
  let balance: Nullable<Balance>
  let cards: [CardBody]
  let instalmentPlans: [Plan]

  init(_ methods: PaymentMethods) {
    balance = Nullable(
      methods.balance.map { balance in
        Balance(available: MoneyBody(balance), isSufficient: methods.isBalanceSufficient)
      })
    cards = methods.cards.map(CardBody.init)
    instalmentPlans = methods.plans.map { plan in
      Plan(
        count: plan.count, yearlyRate: plan.yearlyRate.description, total: MoneyBody(plan.total),
        instalments: plan.instalments.map(MoneyBody.init))
    }
  }
}
