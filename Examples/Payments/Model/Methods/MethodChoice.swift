/// A way to pay that a customer is shown, and may be able to choose.
public struct MethodChoice: Hashable, Sendable, Identifiable {
  /// Nil for a card that has to be typed first.
  public let method: ChosenMethod?
  /// False for a card that has expired, and for a balance that is too low.
  public let canBeChosen: Bool
  public var id: ChosenMethod? { method }

  public init(_ method: ChosenMethod?, canBeChosen: Bool = true) {
    self.method = method
    self.canBeChosen = canBeChosen
  }
}

/// A way to pay, with what a last look at it shows.
public enum ChosenMethod: Hashable, Sendable {
  case balance(Balance)
  case card(PaymentCard)
  /// A method of the app's own, which the backend knows by this name.
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

/// A way to pay: no more than what the backend must be told.
public enum PaymentMethod: Hashable, Sendable {
  case balance
  /// With a card that the backend knows, in that many parts; 1 is all at once.
  case card(PaymentCard.ID, instalments: Int = 1)
  /// By a method of the app's own, which the backend knows by this name.
  case own(String)
}
