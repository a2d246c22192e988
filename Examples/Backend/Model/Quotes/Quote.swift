public import struct Foundation.Date

/// An offer that a professional made for a request.
///
///     if quote.state == .offered { print("valid until", quote.offer.validUntil) }
public struct Quote: Identifiable, Equatable, Sendable {
  public typealias ID = ClientID<Quote>

  public enum State: String, Sendable {
    case offered, accepted, declined
    /// Replaced by a newer offer of the professional.
    case withdrawn
    /// Not accepted in time.
    case expired
  }

  public let id: ID
  public let request: WorkRequest.ID
  public let professional: Member.ID
  public let offer: QuoteOffer
  public internal(set) var state: State
  public let created: Date

  /// - Parameters:
  ///   - state: the stored state; an offer may have expired since.
  ///   - today: the day that decides whether an offer has expired.
  public init(
    id: ID, request: WorkRequest.ID, professional: Member.ID, offer: QuoteOffer, state: State,
    created: Date, today: CalendarDay
  ) {
    self.id = id
    self.request = request
    self.professional = professional
    self.offer = offer
    self.state = state == .offered && offer.validUntil < today ? .expired : state
    self.created = created
  }
}
