public import Money
public import Work

extension Quote {
  /// - Returns: Nil for a quote that cannot be read, such as one without a known currency.
  public init?(_ record: QuoteRecord, unsent: UnsentChange? = nil) {
    let items = record.items.compactMap { item in
      item.price.money.map { QuoteItem(text: item.text, quantity: item.quantity, price: $0) }
    }
    guard items.count == record.items.count, let total = record.total.money,
      let validUntil = Day(record.validUntil)
    else { return nil }
    self.init(
      id: QuoteID(rawValue: record.id), request: RequestID(rawValue: record.request),
      professional: record.professional.person, items: items, total: total, validUntil: validUntil,
      state: State(record.state), created: record.created.date, unsent: unsent)
  }
}

extension Quote.State {
  fileprivate init(_ state: QuoteRecord.State) {
    switch state {
    case .offered: self = .offered
    case .accepted: self = .accepted
    case .declined: self = .declined
    case .withdrawn: self = .withdrawn
    case .expired: self = .expired
    }
  }
}

extension MoneyRecord {
  public init(_ money: Money) {
    self.init(amount: money.minorUnits, currency: money.currency.code)
  }

  /// Nil for an unknown currency.
  public var money: Money? { Currency(currency).map { Money(minorUnits: amount, $0) } }
}
