public import Work

/// The offers that a professional makes, and their drafts.
///
/// Errors are `Problem`s, or `CancellationError`.
///
/// ```swift
/// func forget(_ offers: any OffersRepository, for request: RequestID) async throws {
///   try await offers.save(OfferForm(), for: request)
/// }
/// ```
public protocol OffersRepository: Sendable {
  /// Stores an offer, to be sent as soon as possible, and discards its draft, in one transaction. An unsent offer is
  /// replaced, and keeps its ID.
  func make(_ offer: NewOffer, for request: RequestID) async throws -> QuoteID
  /// Discards an offer that the service has not taken, or has refused.
  func takeBack(_ change: UnsentChange.ID) async throws
  /// The saved form; nil if there is none.
  func draft(for request: RequestID) async throws -> OfferForm?
  /// Saves a form; an empty one is deleted.
  func save(_ draft: OfferForm, for request: RequestID) async throws
}
