import PaymentsModel

/// A payment before its confirmation, as a window remembers it: nothing of it is secret.
struct ConfirmationMemory: Codable, Sendable {
  struct Card: Codable, Sendable {
    let id, brand, lastFour, expiry: String
  }

  /// Nil for another way than a card.
  let card: Card?
  /// The name of the app's own way; nil for a card, and for the balance.
  let own: String?
  /// The number of instalments; nil to pay all at once.
  let instalments: Int?

  init(_ choice: ChosenMethod, _ plan: InstalmentPlan?) {
    instalments = plan?.count
    switch choice {
    case .balance: (card, own) = (nil, nil)
    case .own(let name): (card, own) = (nil, name)
    case .card(let known):
      own = nil
      card = Card(
        id: known.id.rawValue, brand: known.brand.rawValue, lastFour: known.lastFour,
        expiry: known.expiry.iso)
    }
  }

  /// The method among those that are possible now; nil if it is not.
  func method(among choices: [MethodChoice]) -> ChosenMethod? {
    if let card {
      return CardExpiry(iso: card.expiry).map { expiry in
        .card(
          PaymentCard(
            id: PaymentCard.ID(card.id), brand: CardBrand(rawValue: card.brand) ?? .other,
            lastFour: card.lastFour, expiry: expiry))
      }
    }
    return choices.lazy.filter(\.canBeChosen).compactMap(\.method).first { method in
      switch method {
      case .balance: own == nil
      case .own(let name): own == name
      case .card: false
      }
    }
  }
}
