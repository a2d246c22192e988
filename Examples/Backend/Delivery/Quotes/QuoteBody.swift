import BackendModel

/// The JSON of a quote.
struct QuoteBody: Encodable, Sendable {
  struct Item: Encodable, Sendable {
    let text: String
    let quantity: Int
    let price: MoneyBody
  }

  private enum CodingKeys: String, CodingKey {
    case id, request, professional, items, total, state, created
    case validUntil = "valid_until"
  }

  let id: String
  let request: String
  let professional: MemberBody
  let items: [Item]
  let total: MoneyBody
  let validUntil: String
  let state: String
  let created: String

  init(_ quote: Quote, by professional: Member) {
    id = quote.id.rawValue
    request = quote.request.rawValue
    self.professional = MemberBody(professional)
    items = quote.offer.items.map { item in
      Item(text: item.text, quantity: item.quantity, price: MoneyBody(item.price))
    }
    total = MoneyBody(quote.offer.total)
    validUntil = quote.offer.validUntil.description
    state = quote.state.rawValue
    created = quote.created.timestamp
  }
}
