public import Foundation
public import Money
public import Work

/// What a professional offers for a request: what it costs, and until when that holds.
///
/// ```swift
/// func mayBeAccepted(_ quote: Quote) -> Bool { quote.state(on: Day(of: .now)) == .offered }
/// ```
public struct Quote: Identifiable, Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case offered
    case accepted
    case declined
    /// The professional has made another one.
    case withdrawn
    /// Nobody accepted it in time.
    case expired
  }

  public let id: QuoteID
  public let request: RequestID
  public let professional: Person
  public let items: [QuoteItem]
  public let total: Money
  /// The last day on which it can be accepted.
  public let validUntil: Day
  /// As it was told last, with what was done here since.
  public let state: State
  public let created: Date
  /// What was done here about it and the service has not taken yet, or does not take.
  public let unsent: QuoteChange?

  public init(
    id: QuoteID, request: RequestID, professional: Person, items: [QuoteItem], total: Money,
    validUntil: Day, state: State, created: Date, unsent: QuoteChange? = nil
  ) {
    self.id = id
    self.request = request
    self.professional = professional
    self.items = items
    self.total = total
    self.validUntil = validUntil
    self.state = state
    self.created = created
    self.unsent = unsent
  }

  /// Its state on a day: what was offered has expired when its time is over, also where nobody has said so yet.
  public func state(on day: Day) -> State {
    state == .offered && validUntil < day ? .expired : state
  }
}
