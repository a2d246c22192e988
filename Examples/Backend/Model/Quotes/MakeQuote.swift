/// Makes an offer for a request, and withdraws the professional's previous one.
///
///     let quote = try MakeQuote(id, for: request, offer: offer, by: carla).execute(in: records)
public struct MakeQuote: Sendable {
  private let id: Quote.ID
  private let requestID: WorkRequest.ID
  private let offer: QuoteOffer
  private let professional: Member

  public init(
    _ id: Quote.ID, for requestID: WorkRequest.ID, offer: QuoteOffer, by professional: Member
  ) {
    self.id = id
    self.requestID = requestID
    self.offer = offer
    self.professional = professional
  }

  /// - Returns: the new quote; the existing one when it was sent before under another key.
  /// - Throws: ``QuotesRefusal/unknownRequest``, ``QuotesRefusal/notApplied``,
  ///   ``QuotesRefusal/requestNotOpen``, ``QuotesRefusal/idTaken``.
  public func execute(in records: any QuotesRecords) throws -> Quote {
    let request = try records.request(requestID, visibleTo: professional)
    guard try records.hasApplied(professional.id, to: requestID) else {
      throw QuotesRefusal.notApplied
    }
    if let known = try records.quote(id) {
      guard known.professional == professional.id, known.request == requestID, known.offer == offer
      else { throw QuotesRefusal.idTaken }
      return known
    }
    guard request.state == .open else { throw QuotesRefusal.requestNotOpen }
    if var last = try records.lastQuote(of: professional.id, for: requestID), last.state == .offered
    {
      last.state = .withdrawn
      try records.update(last)
    }
    let quote = Quote(
      id: id, request: requestID, professional: professional.id, offer: offer, state: .offered,
      created: records.now, today: CalendarDay(of: records.now))
    try records.insert(quote)
    try records.record(quote.event)
    try records.tell(about: request)
    return quote
  }
}
