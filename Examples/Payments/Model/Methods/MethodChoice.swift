/// A payment method that is shown to a customer, selectable or not.
public struct MethodChoice: Hashable, Sendable, Identifiable {
  /// Nil for a new card, which must be registered first.
  public let method: ChosenMethod?
  /// False for a card that has expired, and for a balance that is too low.
  public let canBeChosen: Bool
  public var id: ChosenMethod? { method }

  public init(_ method: ChosenMethod?, canBeChosen: Bool = true) {
    self.method = method
    self.canBeChosen = canBeChosen
  }
}

/// A payment method, with the details that the confirmation shows.
public enum ChosenMethod: Hashable, Sendable {
  case balance(Balance)
  case card(PaymentCard)
  /// A method of the app's own, which the backend knows by this name.
  case own(String)

  /// The method to pay with: the whole amount at once, or in the instalments of a plan.
  public func method(in plan: InstalmentPlan?) -> PaymentMethod {
    switch self {
    case .balance: .balance
    case .card(let card): .card(card.id, instalments: plan?.count ?? 1)
    case .own(let name): .own(name)
    }
  }

  /// The name of an app's own method; nil for another.
  public var ownName: String? { if case .own(let name) = self { name } else { nil } }

  /// The plans that are possible with the method: only cards have any.
  public func plans(of plans: [InstalmentPlan]) -> [InstalmentPlan] {
    if case .card = self { plans } else { [] }
  }
}

/// A payment method, with only the details that the backend needs.
public enum PaymentMethod: Hashable, Sendable {
  case balance
  /// A registered card and the number of instalments; 1 pays the whole amount at once.
  case card(PaymentCard.ID, instalments: Int = 1)
  /// A method of the app's own, which the backend knows by this name.
  case own(String)
}
