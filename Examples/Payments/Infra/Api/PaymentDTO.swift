import Foundation
import MoneyInfra
import PaymentsModel

/// A payment on the wire.
struct PaymentDTO: Decodable, Sendable {
  struct MethodDTO: Decodable, Sendable {
    struct InstalmentsDTO: Decodable, Sendable {
      let count: Int
      let yearlyRate: String
      let amounts: [MoneyDTO]

      private enum CodingKeys: String, CodingKey {
        case count, amounts
        case yearlyRate = "yearly_rate"
      }
    }

    let type: String
    let brand: String?
    let last4: String?
    let instalments: InstalmentsDTO?
  }

  let id: String
  let payable: String
  let kind: String?
  let state: String
  let reason: String?
  let amount: MoneyDTO
  let total: MoneyDTO
  let method: MethodDTO
  let paid: Date
  let payee: String?
  let title: String?
  let reference: String?

  /// - Parameter report: Called with a log message about what is left out, and the reason.
  func payment(report: (String) -> Void) throws(Flaw) -> Payment {
    Payment(
      id: Payment.ID(id), payable: Payable.ID(payable), kind: kind.map { Payable.Kind($0) },
      state: try domainState(), amount: amount.money, total: total.money,
      method: try domainMethod(report), date: paid, payee: payee ?? "", title: title ?? "",
      reference: reference ?? "")
  }

  private func domainState() throws(Flaw) -> Payment.State {
    switch state {
    case "succeeded": .succeeded
    case "refunded": .refunded
    case "promised": .promised
    case "declined": .declined(reason.flatMap(Payment.Reason.init) ?? .other)
    default: throw Flaw("\(state) is no state")
    }
  }

  private func domainMethod(_ report: (String) -> Void) throws(Flaw) -> Payment.Method {
    switch (method.type, method.last4) {
    case ("balance", _): return .balance
    case ("card", let lastFour?):
      return .card(
        CardBrand(wire: method.brand ?? ""), lastFour: String(lastFour.suffix(4)), plan(report))
    case ("card", nil): throw Flaw("a card without its last digits is no method")
    case (let own, _): return .own(own)
    }
  }

  /// The instalments of the payment. An invalid plan is not shown, but does not make the payment invalid.
  private func plan(_ report: (String) -> Void) -> InstalmentPlan? {
    method.instalments.flatMap { plan in
      reporting(report, "The instalments of payment \(id) make no sense") {
        try InstalmentPlan(plan.count, plan.yearlyRate, total.money, plan.amounts)
      }
    }
  }
}

/// An attempt to pay, on the wire.
struct NewPaymentDTO: Encodable, Sendable {
  struct MethodDTO: Encodable, Sendable {
    let type: String
    var card: String?
    var instalments: Int?
  }

  let payable: String
  let method: MethodDTO

  init(_ attempt: PaymentAttempt) {
    payable = attempt.payable.rawValue
    method =
      switch attempt.method {
      case .balance: MethodDTO(type: "balance")
      case .card(let card, let instalments):
        MethodDTO(type: "card", card: card.rawValue, instalments: instalments)
      case .own(let name): MethodDTO(type: name)
      }
  }
}
