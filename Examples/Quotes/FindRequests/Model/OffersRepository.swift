public import Work

/// The offers that a professional makes, and what they have typed of one.
///
/// Errors are `Problem`s, or `CancellationError`.
///
/// ```swift
/// func forget(_ offers: any OffersRepository, for request: RequestID) async throws {
///   try await offers.save(OfferForm(), for: request)
/// }
/// ```
public protocol OffersRepository: Sendable {
  /// Stores an offer, to be sent as soon as it can be, and discards what was typed of it: both, or neither. An offer
  /// that was not sent yet is replaced, and keeps its name.
  func make(_ offer: NewOffer, for request: RequestID) async throws -> QuoteID
  /// Gives up an offer that the service has not taken, or refuses.
  func takeBack(_ change: UnsentChange.ID) async throws
  /// The form as it was left; nil when nothing was typed.
  func draft(for request: RequestID) async throws -> OfferForm?
  /// Keeps a form; an empty one is forgotten.
  func save(_ draft: OfferForm, for request: RequestID) async throws
}
