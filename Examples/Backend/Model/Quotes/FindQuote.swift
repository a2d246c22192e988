/// Finds a quote for the homeowner who asked for it, or the professional who made it.
///
///     let (quote, professional) = try FindQuote(id, for: ana).execute(in: records)
public struct FindQuote: Sendable {
  private let id: Quote.ID
  private let member: Member.ID

  public init(_ id: Quote.ID, for member: Member.ID) {
    self.id = id
    self.member = member
  }

  /// - Throws: ``QuotesRefusal/unknownQuote``.
  public func execute(in records: any QuotesRecords) throws -> (quote: Quote, by: Member) {
    guard let quote = try records.quote(id),
      try quote.professional == member || records.request(quote.request)?.homeowner == member
    else { throw QuotesRefusal.unknownQuote }
    return (quote, try records.member(quote.professional))
  }
}
