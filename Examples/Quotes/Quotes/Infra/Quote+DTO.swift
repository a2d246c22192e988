import Money
import QuotesModel
import Work
import WorkInfra

extension Quote {
  /// - Returns: Nil for one that makes no sense, such as in a currency that is none.
  init?(_ dto: QuoteDTO, unsent: QuoteChange?) {
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

extension QuoteDTO {
  /// One that the service does not know yet.
  init(
    _ offer: NewOffer, _ id: QuoteID, for request: RequestID, by person: Person, at date: DateDTO
  ) {
    self.init(
      id: id.rawValue, request: request.rawValue, professional: PersonDTO(person),
      items: offer.items.map { item in
        Item(text: item.text, quantity: item.quantity, price: MoneyDTO(item.price))
      },
      total: MoneyDTO(offer.total), validUntil: offer.validUntil.description, state: .offered,
      created: date)
  }
}

extension MoneyDTO {
  fileprivate init(_ money: Money) {
    self.init(amount: money.minorUnits, currency: money.currency.code)
  }

  fileprivate var money: Money? {
    Currency(currency).map { Money(minorUnits: amount, $0) }
  }
}
