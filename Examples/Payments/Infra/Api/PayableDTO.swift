import Money
import MoneyInfra
import PaymentsModel
import SillarData

/// A payable on the wire.
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
    let state: Payable.State =
      switch (state, payment) {
      case ("open", _): .open
      case ("paid", let payment?): .paid(Payment.ID(payment))
      case ("closed", _): .closed
      default: throw Flaw("\(state), with \(payment ?? "no payment"), is no state")
      }
    return Payable(
      id: Payable.ID(id), kind: Payable.Kind(kind), title: title, detail: detail ?? "",
      payee: payee ?? title, amount: amount.money, state: state, reference: reference ?? "")
  }
}

/// The payment methods of a payable, on the wire. An invalid card or plan is left out; the rest is read.
struct MethodsDTO: Decodable, Sendable {
  struct BalanceDTO: Decodable, Sendable {
    let available: MoneyDTO
    let isSufficient: Bool

    private enum CodingKeys: String, CodingKey {
      case available
      case isSufficient = "is_sufficient"
    }
  }

  struct PlanDTO: Decodable, Sendable {
    let count: Int
    let yearlyRate: String
    let total: MoneyDTO
    let instalments: [MoneyDTO]

    private enum CodingKeys: String, CodingKey {
      case count, total, instalments
      case yearlyRate = "yearly_rate"
    }
  }

  let balance: BalanceDTO?
  let cards: Readable<CardDTO>
  let plans: Readable<PlanDTO>

  private enum CodingKeys: String, CodingKey {
    case balance, cards
    case plans = "instalment_plans"
  }

  /// - Parameter report: Called with a log message about each card and plan that is left out, and the reason.
  func methods(report: (String) -> Void) -> PaymentMethods {
    for flaw in cards.unreadable { report("A card is unreadable: \(flaw)") }
    for flaw in plans.unreadable { report("A plan is unreadable: \(flaw)") }
    let cards = cards.elements.compactMap { dto in
      reporting(report, "The card \(dto.id) cannot be used") { try dto.card() }
    }
    let plans = plans.elements.compactMap { dto in
      reporting(report, "A plan of \(dto.count) instalments is not offered") {
        try InstalmentPlan(dto.count, dto.yearlyRate, dto.total.money, dto.instalments)
      }
    }
    let balance = balance.map {
      Balance(available: $0.available.money, isSufficient: $0.isSufficient)
    }
    return PaymentMethods(balance: balance, cards: cards, plans: plans)
  }
}

extension InstalmentPlan {
  init(_ count: Int, _ yearlyRate: String, _ total: Money, _ instalments: [MoneyDTO]) throws {
    guard let rate = YearlyRate(yearlyRate) else {
      throw PaymentsInfra.Flaw("\(yearlyRate) is no rate")
    }
    try self.init(
      count: count, yearlyRate: rate, total: total, instalments: instalments.map(\.money))
  }
}

/// Makes a value; nil if it is invalid, which is reported.
func reporting<Value>(
  _ report: (String) -> Void, _ consequence: String, _ make: () throws -> Value
) -> Value? {
  do {
    return try make()
  } catch {
    report("\(consequence): \(error)")
    return nil
  }
}
