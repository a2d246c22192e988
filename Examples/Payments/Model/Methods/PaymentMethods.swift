import Foundation
public import Money

/// The money that a customer has with us.
public struct Balance: Hashable, Sendable {
  public let available: Money
  /// Whether it is enough for what is to be paid.
  public let isSufficient: Bool

  public init(available: Money, isSufficient: Bool) {
    self.available = available
    self.isSufficient = isSufficient
  }
}

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

  /// The choices of a customer: the balance, the kept cards, a new card, and the app's own methods.
  func choices(at date: Date, offersKept: Bool, own: [String]) -> [MethodChoice] {
    let cards = offersKept ? cards : []
    return [MethodChoice(.balance(balance), canBeChosen: balance.isSufficient)]
      + cards.map { MethodChoice(.card($0), canBeChosen: !$0.expiry.isPast(at: date)) }
      + [MethodChoice(nil)] + own.map { MethodChoice(.own($0)) }
  }

  /// Without the plans that cannot be meant for this amount.
  func plans(for amount: Money) -> [InstalmentPlan] { plans.filter { $0.fits(amount) } }
}
