import BackendModel
import Money

/// The JSON body that makes an offer.
struct MakeQuoteBody: Decodable, Sendable {
  struct Item: Decodable, Sendable {
    let text: String
    let quantity: Int
    let price: MoneyBody
  }

  private enum CodingKeys: String, CodingKey {
    case id, items
    case validUntil = "valid_until"
  }

  let id: String
  let items: [Item]
  let validUntil: String

  func action(
    for request: WorkRequest.ID, by professional: Member, today: CalendarDay
  ) throws(QuotesRefusal) -> MakeQuote {
    let id = try Quote.ID(id, in: "id")
    guard let day = CalendarDay(validUntil) else {
      throw .invalid(InputFault("valid_until", "has to be a day, such as 2026-12-01"))
    }
    var offered: [QuoteItem] = []
    for (place, item) in items.prefix(QuoteOffer.itemCounts.upperBound + 1).enumerated() {
      let price: Money
      do {
        price = try item.price.money(at: "items/\(place)/price")
      } catch {
        throw .invalid(InputFault("items/\(place)/price/currency", "has to be EUR"))
      }
      offered.append(
        try QuoteItem(text: item.text, quantity: item.quantity, price: price, place: place))
    }
    let offer = try QuoteOffer(items: offered, validUntil: day, today: today)
    return MakeQuote(id, for: request, offer: offer, by: professional)
  }
}
