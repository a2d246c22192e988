import BackendModel
import GRDB
import Money

extension StoredQuotes {
  func quote(_ id: Quote.ID) throws -> Quote? {
    try one("quote", "SELECT * FROM quote WHERE id = ?", [id.rawValue], quote)
  }

  func quotes(for request: WorkRequest.ID) throws -> [Quote] {
    try all(
      "quote", "SELECT * FROM quote WHERE request = ? ORDER BY number", [request.rawValue], quote)
  }

  func lastQuote(of professional: Member.ID, for request: WorkRequest.ID) throws -> Quote? {
    try one(
      "quote",
      """
      SELECT * FROM quote WHERE request = ? AND professional = ? ORDER BY number DESC LIMIT 1
      """, [request.rawValue, professional.rawValue], quote)
  }

  func insert(_ quote: Quote) throws {
    try run(
      """
      INSERT INTO quote (id, request, professional, total, validUntil, state, created)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [
        quote.id.rawValue, quote.request.rawValue, quote.professional.rawValue,
        quote.offer.total.minorUnits, quote.offer.validUntil.description, quote.state.rawValue,
        quote.created.seconds,
      ])
    for (place, item) in quote.offer.items.enumerated() {
      try run(
        "INSERT INTO quoteItem (quote, place, text, quantity, price) VALUES (?, ?, ?, ?, ?)",
        [quote.id.rawValue, place, item.text, item.quantity, item.price.minorUnits])
    }
  }

  func update(_ quote: Quote) throws {
    try run(
      "UPDATE quote SET state = ? WHERE id = ?", [quote.state.rawValue, quote.id.rawValue])
  }

  private func quote(_ row: Row) throws -> Quote {
    let id = try row.value("id", Quote.ID.init)
    let items = try parts(
      "SELECT * FROM quoteItem WHERE quote = ? ORDER BY place", [id.rawValue]
    ) { row in
      QuoteItem(
        storedText: try row.text("text"), quantity: row["quantity"], price: row.money("price"))
    }
    return Quote(
      id: id, request: try row.value("request", WorkRequest.ID.init),
      professional: try row.value("professional", Member.ID.init),
      offer: QuoteOffer(
        items: items, total: row.money("total"),
        validUntil: try row.value("validUntil", CalendarDay.init)),
      state: try row.value("state", Quote.State.init), created: row.date("created"), today: today)
  }
}
