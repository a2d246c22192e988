public import Money
public import Work

extension Quote {
  /// - Returns: Nil for a quote that cannot be read, such as one without a known currency.
  public init?(_ dto: QuoteDTO, unsent: UnsentChange? = nil) {
    let items = dto.items.compactMap { item in
      item.price.money.map { QuoteItem(text: item.text, quantity: item.quantity, price: $0) }
    }
    guard items.count == dto.items.count, let total = dto.total.money,
      let validUntil = Day(dto.validUntil)
    else { return nil }
    self.init(
      id: QuoteID(rawValue: dto.id), request: RequestID(rawValue: dto.request),
      professional: dto.professional.person, items: items, total: total, validUntil: validUntil,
      state: State(dto.state), created: dto.created.date, unsent: unsent)
  }
}

extension Quote.State {
  fileprivate init(_ state: QuoteDTO.State) {
    switch state {
    case .offered: self = .offered
    case .accepted: self = .accepted
    case .declined: self = .declined
    case .withdrawn: self = .withdrawn
    case .expired: self = .expired
    }
  }
}

extension MoneyDTO {
  public init(_ money: Money) {
    self.init(amount: money.minorUnits, currency: money.currency.code)
  }

  /// Nil for an unknown currency.
  public var money: Money? { Currency(currency).map { Money(minorUnits: amount, $0) } }
}
