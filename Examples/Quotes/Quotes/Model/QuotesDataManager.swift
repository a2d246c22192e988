public import Work

/// Quotes as one person sees them: live while the service can be reached, what was saved while it cannot, and in both
/// cases with what was done here. What is done is sent as soon as it can be.
///
/// Errors are ``QuotesError``s, or `CancellationError`.
///
/// ```swift
/// func total(_ quotes: any QuotesDataManager, _ id: QuoteID) async throws -> Money {
///   try await quotes.quote(id).last().value.total
/// }
/// ```
public protocol QuotesDataManager: Sendable {
  func quote(_ id: QuoteID) -> Answers<Quote>
  /// What is known here, without asking anybody.
  func quoteHere(_ id: QuoteID) async throws -> Quote?
  /// The offer that this person has made for a request and that the service has not taken yet.
  func unsentOffer(for request: RequestID) async throws -> Quote?
  /// Tells when to look again: what was done here, and what the service tells.
  func changes() -> AsyncStream<QuotesChange>

  /// Makes an offer; one that has not been taken yet is replaced by it. What was begun of it is gone then.
  func make(_ offer: NewOffer, for request: RequestID) async throws -> QuoteID
  func accept(_ quote: Quote) async throws
  func decline(_ quote: Quote) async throws
  /// Takes something back that the service has not taken.
  func takeBack(_ change: QuoteChange.ID) async throws

  /// What was begun and not sent, of an offer for a request.
  func draft(for request: RequestID) async throws -> OfferForm?
  func save(_ draft: OfferForm, for request: RequestID) async throws
  func removeDraft(for request: RequestID) async throws
}

/// What has changed about quotes.
///
/// ```swift
/// let change = QuotesChange.here
/// ```
public enum QuotesChange: Hashable, Sendable {
  /// Something done here, or what became of it: it is known here.
  case here
  /// Something at the service: ask it. Nil for anything.
  case atService(RequestID?)
}
