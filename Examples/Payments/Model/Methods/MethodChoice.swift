/// A way to pay that a customer is shown, and may be able to choose.
public enum MethodChoice: Hashable, Sendable, Identifiable {
  case balance(Balance)
  case card(PaymentCard, hasExpired: Bool)
  case newCard
  /// A method of the app's own.
  case own(String)

  public var id: String {
    switch self {
    case .balance: "balance"
    case .card(let card, _): "card \(card.id)"
    case .newCard: "new card"
    case .own(let name): "own \(name)"
    }
  }

  /// The method to pay with; nil for a card that has to be typed first.
  public var chosen: ChosenMethod? {
    switch self {
    case .balance(let balance): .balance(balance)
    case .card(let card, _): .card(card)
    case .newCard: nil
    case .own(let name): .own(name)
    }
  }

  public var canBeChosen: Bool {
    switch self {
    case .balance(let balance): balance.isSufficient
    case .card(_, let hasExpired): !hasExpired
    case .newCard, .own: true
    }
  }
}
