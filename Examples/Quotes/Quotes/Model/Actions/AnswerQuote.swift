public import Foundation
public import Work

/// Why a quote cannot be accepted or declined.
///
/// ```swift
/// let reason = QuoteNotOpen.state(.expired)
/// ```
public enum QuoteNotOpen: Error, Hashable {
  /// Only one's own requests' quotes are for oneself to answer.
  case notYours
  case state(Quote.State)
}

/// Accepts a quote: the work is to be done for it, and all others for the request are declined.
///
/// ```swift
/// func take(_ acceptQuote: AcceptQuote, _ quote: Quote) async throws { try await acceptQuote.execute(quote) }
/// ```
public struct AcceptQuote: Sendable {
  private let rule: AnswerRule
  private let quotes: any QuotesDataManager

  public init(person: Person, quotes: any QuotesDataManager, now: @escaping @Sendable () -> Date) {
    rule = AnswerRule(person: person, now: now)
    self.quotes = quotes
  }

  /// - Throws: ``QuoteNotOpen``, ``QuotesError``.
  public func execute(_ quote: Quote) async throws {
    try rule.check(quote)
    try await quotes.accept(quote)
  }
}

/// Declines a quote.
public struct DeclineQuote: Sendable {
  private let rule: AnswerRule
  private let quotes: any QuotesDataManager

  public init(person: Person, quotes: any QuotesDataManager, now: @escaping @Sendable () -> Date) {
    rule = AnswerRule(person: person, now: now)
    self.quotes = quotes
  }

  /// - Throws: ``QuoteNotOpen``, ``QuotesError``.
  public func execute(_ quote: Quote) async throws {
    try rule.check(quote)
    try await quotes.decline(quote)
  }
}

/// Only homeowners answer, and only what is open.
struct AnswerRule: Sendable {
  let person: Person
  let now: @Sendable () -> Date

  func check(_ quote: Quote) throws(QuoteNotOpen) {
    guard person.role == .homeowner else { throw .notYours }
    let state = quote.state(on: Day(of: now()))
    guard state == .offered else { throw .state(state) }
  }
}
