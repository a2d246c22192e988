public import Work

/// Makes an offer for a request. What was begun of it is gone then.
///
/// ```swift
/// func offer(_ makeOffer: MakeOffer, _ offer: NewOffer, for request: RequestID) async throws -> QuoteID {
///   try await makeOffer.execute(offer, for: request)
/// }
/// ```
public struct MakeOffer: Sendable {
  private let quotes: any QuotesDataManager

  public init(quotes: any QuotesDataManager) { self.quotes = quotes }

  /// - Throws: ``QuotesError``.
  public func execute(_ offer: NewOffer, for request: RequestID) async throws -> QuoteID {
    try await quotes.make(offer, for: request)
  }
}
