public import Foundation
public import Money
public import PaymentsModel

public func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

extension PaymentCard {
  public static let visa = PaymentCard(
    id: "card_1", brand: .visa, lastFour: "4242", expiry: .in(2028, 4))
  /// A card that has expired.
  public static let oldAmex = PaymentCard(
    id: "card_2", brand: .amex, lastFour: "0005", expiry: .in(2025, 12))
}

extension CardExpiry {
  fileprivate static func `in`(_ year: Int, _ month: Int) -> CardExpiry {
    guard let expiry = CardExpiry(year: year, month: month) else {
      preconditionFailure("\(month) is no month.")
    }
    return expiry
  }
}

extension NewCard {
  /// A card that is valid at the end of November 2026.
  public static func typed(
    _ number: String = "4242 4242 4242 4242", expiry: String = "04/28", keeps: Bool = false,
    at date: Date = Date(timeIntervalSince1970: 1_795_255_200)
  ) throws -> NewCard {
    var form = CardForm()
    form.number = Concealed(number)
    form.expiry = expiry
    form.securityCode = Concealed("917")
    form.holder = "Ada Lovelace"
    form.keeps = keeps
    guard case .good(let card) = form.check(at: date) else { throw CardFieldProblem.unreadable }
    return card
  }
}

extension InstalmentPlan {
  /// Plans for 60.00: three parts without interest, and six parts with interest.
  public static func samples() throws -> [InstalmentPlan] {
    [
      try InstalmentPlan(
        yearlyRate: .zero, total: euros(60_00), instalments: euros(60_00).split(into: 3)),
      try InstalmentPlan(
        yearlyRate: YearlyRate(hundredths: 790), total: euros(62_37),
        instalments: euros(62_37).split(into: 6)),
    ]
  }
}

extension Payable {
  /// An order of 60.00.
  public static let order = Payable(
    id: "ord_1", kind: "order", title: "Order ord_1", detail: "3 items", payee: "Sillar Market",
    amount: euros(60_00), reference: "7Q2K")

  public func with(_ state: State) -> Payable {
    Payable(
      id: id, kind: kind, title: title, detail: detail, payee: payee, amount: amount, state: state,
      reference: reference)
  }
}

extension PaymentMethods {
  public static func sample(balance: Int = 250_00, cards: [PaymentCard] = []) -> PaymentMethods {
    PaymentMethods(
      balance: Balance(available: euros(balance), isSufficient: balance >= 60_00), cards: cards)
  }

  public func with(cards: [PaymentCard]? = nil, plans: [InstalmentPlan]? = nil) -> PaymentMethods {
    PaymentMethods(balance: balance, cards: cards ?? self.cards, plans: plans ?? self.plans)
  }
}
