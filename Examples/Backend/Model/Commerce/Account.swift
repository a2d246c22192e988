public import Money

/// An account of the ledger, in one currency: of a customer, another person, a shop or the house.
///
///     Account.customer(id).id      // customer:visitor-7f3a
///     Account.person("lucia").id   // person:lucia
///     Account.market(.ars).id      // merchant:market:ARS
public enum Account: Hashable, Sendable {
  case customer(CustomerID)
  /// A person who is not a customer, by handle.
  case person(String)
  /// The account of the shops that sell in a currency.
  case market(Currency)
  /// The counterpart of every card payment: the debt of the card companies, so its balance is negative.
  case cards(Currency)
  /// The source of the money that new customers get; its balance is negative too.
  case grants
  /// The interest on installments.
  case interest(Currency)

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

  /// People have euros.
  public var currency: Currency {
    switch self {
    case .customer, .person, .grants: .eur
    case .market(let currency), .cards(let currency), .interest(let currency): currency
    }
  }

  public var id: String {
    switch self {
    case .customer(let id): "customer:\(id)"
    case .person(let handle): "person:\(handle)"
    case .market(let currency): "merchant:market" + Self.suffix(currency)
    case .cards(let currency): "clearing:cards" + Self.suffix(currency)
    case .grants: "house:grants"
    case .interest(let currency): "house:interest" + Self.suffix(currency)
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
    case ("house", "grants"): self = .grants
    default:
      let name = id.split(separator: ":")
      guard let currency = name.count == 3 ? Currency(String(name[2])) : .eur else { return nil }
      let account =
        [Account.market(currency), .cards(currency), .interest(currency)].first { $0.id == id }
      guard let account else { return nil }
      self = account
    }
  }

  private static func suffix(_ currency: Currency) -> String {
    currency == .eur ? "" : ":\(currency)"
  }
}
