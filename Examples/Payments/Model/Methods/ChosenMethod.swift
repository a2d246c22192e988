/// A way to pay that a customer has chosen, with what a last look at it shows.
public enum ChosenMethod: Hashable, Sendable {
  case balance(Balance)
  case card(PaymentCard)
  case own(String)

  /// The method of a payment at once, or in the instalments of a plan.
  public func method(in plan: InstalmentPlan?) -> PaymentMethod {
    switch self {
    case .balance: .balance
    case .card(let card): .card(card.id, instalments: plan?.count ?? 1)
    case .own(let name): .own(name)
    }
  }

  /// The plans that the method can be paid with: none for the balance.
  public func plans(of plans: [InstalmentPlan]) -> [InstalmentPlan] {
    if case .card = self { plans } else { [] }
  }
}
