import BackendModel
import Money
import SillarData

extension StoredQuotes {
  func quote(_ id: Quote.ID) throws -> Quote? {
    try one("quote", "SELECT * FROM quote WHERE id = \(id)", { try part($0) }, quote)
  }

  func quotes(for request: WorkRequest.ID) throws -> [Quote] {
    try all(
      "quote", "SELECT * FROM quote WHERE request = \(request) ORDER BY number",
      { try part($0) }, quote)
  }

  func lastQuote(of professional: Member.ID, for request: WorkRequest.ID) throws -> Quote? {
    try one(
      "quote",
      """
      SELECT * FROM quote WHERE request = \(request) AND professional = \(professional)
      ORDER BY number DESC LIMIT 1
      """, { try part($0) }, quote)
  }

  func insert(_ quote: Quote) throws {
    try database.execute(
      """
      INSERT INTO quote (number, id, request, professional, total, validUntil, state, created)
      SELECT coalesce(max(number), 0) + 1, \(quote.id), \(quote.request), \(quote.professional),
        \(quote.offer.total.minorUnits), \(quote.offer.validUntil), \(quote.state), \(quote.created)
      FROM quote
      """)
    for (place, item) in quote.offer.items.enumerated() {
      try database.execute(
        """
        INSERT INTO quoteItem (quote, place, text, quantity, price)
        VALUES (\(quote.id), \(place), \(item.text), \(item.quantity), \(item.price.minorUnits))
        """)
    }
  }

  func update(_ quote: Quote) throws {
    try database.execute("UPDATE quote SET state = \(quote.state) WHERE id = \(quote.id)")
  }

  /// A quote without its items.
  private func part(_ row: borrowing SQLRow) throws -> Quote {
    Quote(
      id: try row["id"], request: try row["request"], professional: try row["professional"],
      offer: QuoteOffer(
        items: [], total: try row.money("total"), validUntil: try row["validUntil"]),
      state: try row["state"], created: try row["created"], today: today)
  }

  private func quote(_ part: Quote) throws -> Quote {
    let items = try database.rows(
      "SELECT * FROM quoteItem WHERE quote = \(part.id) ORDER BY place"
    ) { row in
      QuoteItem(
        storedText: try row["text"], quantity: try row["quantity"], price: try row.money("price"))
    }
    return Quote(
      id: part.id, request: part.request, professional: part.professional,
      offer: QuoteOffer(
        items: items, total: part.offer.total, validUntil: part.offer.validUntil),
      state: part.state, created: part.created, today: today)
  }
}
