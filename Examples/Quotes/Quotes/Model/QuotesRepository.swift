public import SillarModel
public import Work

/// The quotes that one person may see.
///
/// ```swift
/// func total(_ quotes: any QuotesRepository, _ id: QuoteID) async throws {
///   for try await quote in quotes.quote(id) { print(quote.value.total) }
/// }
/// ```
///
/// Errors are `Problem`s, or `CancellationError`.
public protocol QuotesRepository: Sendable {
  /// A quote and each change of it, until the caller stops listening.
  func quote(_ id: QuoteID) -> Readings<Quote>
  /// Discards a change that the service has not taken, or has refused.
  func takeBack(_ change: UnsentChange.ID) async throws
}
