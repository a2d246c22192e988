import Foundation
public import Money

/// The balance of a customer's account.
public struct Balance: Hashable, Sendable {
  public let available: Money
  /// True if the balance covers the amount to pay.
  public let isSufficient: Bool

  public init(available: Money, isSufficient: Bool) {
    self.available = available
    self.isSufficient = isSufficient
  }
}

/// The payment methods of a payable.
public struct PaymentMethods: Hashable, Sendable {
  /// Nil when the account is in another currency than the amount.
  public let balance: Balance?
  /// The cards that the customer has kept.
  public let cards: [PaymentCard]
  /// The instalment plans for payment by card.
  public let plans: [InstalmentPlan]

  public init(balance: Balance?, cards: [PaymentCard] = [], plans: [InstalmentPlan] = []) {
    self.balance = balance
    self.cards = cards
    self.plans = plans
  }

  /// The choices of a customer: the balance, the kept cards, a new card, and the app's own methods.
  func choices(at date: Date, offersKept: Bool, own: [String]) -> [MethodChoice] {
    let cards = offersKept ? cards : []
    let balance = balance.map { [MethodChoice(.balance($0), canBeChosen: $0.isSufficient)] } ?? []
    return balance
      + cards.map { MethodChoice(.card($0), canBeChosen: !$0.expiry.isPast(at: date)) }
      + [MethodChoice(nil)] + own.map { MethodChoice(.own($0)) }
  }

  /// The plans that fit this amount.
  func plans(for amount: Money) -> [InstalmentPlan] { plans.filter { $0.fits(amount) } }
}
