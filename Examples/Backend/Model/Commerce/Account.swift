/// An account of the ledger: of a customer, another person, the shop or the house.
///
///     Account.customer(id).id      // customer:visitor-7f3a
///     Account.person("lucia").id   // person:lucia
public enum Account: Hashable, Sendable {
  case customer(CustomerID)
  /// A person who is not a customer, by handle.
  case person(String)
  /// The account of the shop.
  case market
  /// The counterpart of every card payment: the debt of the card companies, so its balance is negative.
  case cards
  /// The source of the money that new customers get; its balance is negative too.
  case grants
  /// The interest on installments.
  case interest

  public enum Kind: String, Sendable {
    case customer, merchant, person, house, clearing
  }

  public var kind: Kind {
    switch self {
    case .customer: .customer
    case .person: .person
    case .market: .merchant
    case .cards: .clearing
    case .grants, .interest: .house
    }
  }

  public var id: String {
    switch self {
    case .customer(let id): "customer:\(id)"
    case .person(let handle): "person:\(handle)"
    case .market: "merchant:market"
    case .cards: "clearing:cards"
    case .grants: "house:grants"
    case .interest: "house:interest"
    }
  }

  /// - Returns: `nil` when no account can have this id.
  public init?(id: String) {
    let parts = id.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch (parts[0], parts[1]) {
    case ("customer", let id):
      guard let id = CustomerID(id) else { return nil }
      self = .customer(id)
    case ("person", let handle): self = .person(handle)
    case ("merchant", "market"): self = .market
    case ("clearing", "cards"): self = .cards
    case ("house", "grants"): self = .grants
    case ("house", "interest"): self = .interest
    default: return nil
    }
  }
}
