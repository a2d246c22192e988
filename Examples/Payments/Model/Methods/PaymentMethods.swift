import Money

/// The ways in which something can be paid.
public struct PaymentMethods: Hashable, Sendable {
  public let balance: Balance
  /// The cards that the customer has kept.
  public let cards: [PaymentCard]
  /// What paying with a card can be spread over.
  public let plans: [InstalmentPlan]

  public init(balance: Balance, cards: [PaymentCard] = [], plans: [InstalmentPlan] = []) {
    self.balance = balance
    self.cards = cards
    self.plans = plans
  }

  /// Without the plans that cannot be meant for this amount.
  func fitting(_ amount: Money) -> PaymentMethods {
    PaymentMethods(balance: balance, cards: cards, plans: plans.filter { $0.fits(amount) })
  }
}
