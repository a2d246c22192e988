import SillarModel

/// Accepts or declines an offer.
///
///     let request = try AnswerQuote(id, with: .accepted, by: ana).execute(in: records)
public struct AnswerQuote: Sendable {
  /// The homeowner's answer to an offer.
  public enum Answer: Sendable {
    /// The professional gets the work; all other offers are declined.
    case accepted
    case declined
  }

  private let id: Quote.ID
  private let answer: Answer
  private let homeowner: Member.ID

  public init(_ id: Quote.ID, with answer: Answer, by homeowner: Member.ID) {
    self.id = id
    self.answer = answer
    self.homeowner = homeowner
  }

  /// - Throws: ``QuotesRefusal/unknownQuote``, ``QuotesRefusal/quoteExpired``,
  ///   ``QuotesRefusal/quoteNotOpen``.
  public func execute(in records: any QuotesRecords) throws -> WorkRequest {
    guard var quote = try records.quote(id), var request = try records.request(quote.request),
      request.homeowner == homeowner
    else { throw QuotesRefusal.unknownQuote }
    guard quote.state != .expired else { throw QuotesRefusal.quoteExpired }
    guard quote.state == .offered, request.state == .open else { throw QuotesRefusal.quoteNotOpen }
    switch answer {
    case .accepted:
      quote.state = .accepted
      try records.update(quote)
      try records.declineQuotes(for: request.id)
      request.state = .assigned
    case .declined:
      quote.state = .declined
      try records.update(quote)
    }
    try records.record(quote.event)
    return try records.keep(request)
  }
}
