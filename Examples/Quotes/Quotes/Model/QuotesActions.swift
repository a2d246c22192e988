public import Foundation
public import Work

/// What one person can do about quotes. An app makes them for each person and hands them to the module.
///
/// ```swift
/// func accept(_ actions: QuotesActions, _ id: QuoteID) async throws {
///   try await actions.acceptQuote.execute(actions.quotes.quote(id).last().value)
/// }
/// ```
public struct QuotesActions: Sendable {
  /// Who does it.
  public let person: Person
  public let quotes: any QuotesDataManager
  public let makeOffer: MakeOffer
  public let acceptQuote: AcceptQuote
  public let declineQuote: DeclineQuote

  public init(person: Person, quotes: any QuotesDataManager, now: @escaping @Sendable () -> Date) {
    self.person = person
    self.quotes = quotes
    makeOffer = MakeOffer(quotes: quotes)
    acceptQuote = AcceptQuote(person: person, quotes: quotes, now: now)
    declineQuote = DeclineQuote(person: person, quotes: quotes, now: now)
  }
}
