import Foundation
public import Kit
public import QuotesModel
import SillarModel
public import Work
import WorkTesting

/// Quotes in memory, for whoever looks at them.
///
/// Its calls: `quote q-1`, `offer r-1`, `accept q-1`, `decline q-1`, `take back 7`, `save r-1`.
public final class MemoryQuotes: InMemory, QuotesDataManager {
  public struct State: Sendable {
    public var quotes: [QuoteID: Quote] = [:]
    public var drafts: [RequestID: OfferForm] = [:]
    /// What is done waits to be sent.
    public var isOffline = false
    var made = 0
    var lastListener = 0
    var listeners: [Int: AsyncStream<QuotesChange>.Continuation] = [:]
  }

  public let memory = Memory<State, QuotesError>(State())

  public init() {}

  // MARK: What a test does

  /// What was done, in order.
  public var done: [String] { log(of: "offer", "accept", "decline", "take back") }

  public func put(_ quote: Quote) {
    with { $0.quotes[quote.id] = quote }
    tell(.here)
  }

  /// Fails what is done from now on; nil for well again.
  public func failWrites(_ problem: QuotesError?) {
    for calls in ["offer *", "accept *", "decline *", "take back *"] {
      if let problem { fail(calls, problem) } else { recover(calls) }
    }
  }

  public func goOffline() { with { $0.isOffline = true } }

  public func tell(_ change: QuotesChange) {
    for listener in with({ Array($0.listeners.values) }) { listener.yield(change) }
  }

  // MARK: Reading

  public func quote(_ id: QuoteID) -> Answers<Quote> {
    Answers { give in
      do {
        let quote = try await self.memory.call("quote \(id.rawValue)") { state in
          guard let quote = state.quotes[id] else { throw QuotesError.unknownQuote }
          return quote
        }
        give(Answer(quote, .live))
      } catch let problem as QuotesError where problem.canTryAgain {
        guard let quote = self.with({ $0.quotes[id] }) else { throw problem }
        give(Answer(quote, .saved(at: beginning - 300), problem: problem))
      }
    }
  }

  public func quoteHere(_ id: QuoteID) async throws -> Quote? { with { $0.quotes[id] } }

  public func unsentOffer(for request: RequestID) async throws -> Quote? {
    with { $0.quotes.values.first { $0.request == request && $0.unsent?.kind == .offered } }
  }

  public func changes() -> AsyncStream<QuotesChange> {
    AsyncStream { continuation in
      let id = with { state in
        state.lastListener += 1
        state.listeners[state.lastListener] = continuation
        return state.lastListener
      }
      continuation.onTermination = { [weak self] _ in self?.with { $0.listeners[id] = nil } }
    }
  }

  // MARK: Writing

  public func make(_ offer: NewOffer, for request: RequestID) async throws -> QuoteID {
    let id = try await memory.call("offer \(request.rawValue)") { state in
      let last = state.quotes.values.first { $0.request == request && $0.state == .offered }
      if let last, last.unsent == nil { state.quotes[last.id] = last.with(.withdrawn, nil) }
      state.made += 1
      // What is not sent yet is replaced.
      let id =
        last.flatMap { $0.unsent == nil ? nil : $0.id }
        ?? QuoteID(rawValue: state.made == 1 ? "q-new" : "q-new\(state.made)")
      state.quotes[id] = Quote(
        id: id, request: request, professional: carla, items: offer.items, total: offer.total,
        validUntil: offer.validUntil, state: .offered, created: beginning,
        unsent: state.mark(.offered))
      state.drafts[request] = nil
      return id
    }
    tell(.here)
    return id
  }

  public func accept(_ quote: Quote) async throws { try await answer(quote, .accepted, "accept") }
  public func decline(_ quote: Quote) async throws { try await answer(quote, .declined, "decline") }

  private func answer(_ quote: Quote, _ answer: Quote.State, _ word: String) async throws {
    try await memory.call("\(word) \(quote.id.rawValue)") { state in
      state.quotes[quote.id] = quote.with(
        answer, state.mark(answer == .accepted ? .accepted : .declined))
    }
    tell(.here)
  }

  public func takeBack(_ change: QuoteChange.ID) async throws {
    try await memory.call("take back \(change)") { state in
      guard let quote = state.quotes.values.first(where: { $0.unsent?.id == change }) else {
        return
      }
      state.quotes[quote.id] = quote.unsent?.kind == .offered ? nil : quote.with(quote.state, nil)
    }
    tell(.here)
  }

  public func draft(for request: RequestID) async throws -> OfferForm? {
    with { $0.drafts[request] }
  }
  public func save(_ draft: OfferForm, for request: RequestID) async throws {
    try await memory.call("save \(request.rawValue)") { $0.drafts[request] = draft }
  }
  public func removeDraft(for request: RequestID) async throws { with { $0.drafts[request] = nil } }
}

extension MemoryQuotes.State {
  fileprivate func mark(_ kind: QuoteChange.Kind) -> QuoteChange? {
    isOffline ? QuoteChange(id: 7, kind: kind, state: .waiting) : nil
  }
}
