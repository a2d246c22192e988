import Foundation
import QuotesModel
import Scripted
import SillarModel
import Synchronization
import Work

/// Quotes in memory that go wrong, or wait to be sent, as a test wants it to.
final class MemoryQuotes: QuotesDataManager {
  private struct State {
    var quotes: [QuoteID: Quote] = [:]
    var drafts: [RequestID: OfferForm] = [:]
    var problem: QuotesError?
    var writeProblem: QuotesError?
    var isOffline = false
    var done: [String] = []
    var saves = 0
    var lastListener = 0
    var listeners: [Int: AsyncStream<QuotesChange>.Continuation] = [:]
  }

  private let state = Mutex(State())
  /// Closed, storing a draft takes until it is opened.
  let saving = Gate(isOpen: true)
  /// Closed, storing an offer takes until it is opened, after it has taken the draft out.
  let storing = Gate(isOpen: true)

  /// What was done, in order.
  var done: [String] { state.withLock { $0.done } }
  /// How often a draft was to be stored.
  var saves: Int { state.withLock { $0.saves } }
  func put(_ quote: Quote) {
    state.withLock { $0.quotes[quote.id] = quote }
    tell(.here)
  }
  func fail(_ problem: QuotesError?) { state.withLock { $0.problem = problem } }
  func failWrites(_ problem: QuotesError?) { state.withLock { $0.writeProblem = problem } }
  /// From now on what is done waits to be sent.
  func goOffline() { state.withLock { $0.isOffline = true } }

  func tell(_ change: QuotesChange) {
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners { listener.yield(change) }
  }

  func quote(_ id: QuoteID) -> Answers<Quote> {
    Answers { give in
      let (quote, problem) = self.state.withLock { ($0.quotes[id], $0.problem) }
      if let problem {
        guard let quote else { throw problem }
        return give(Answer(quote, .saved(at: beginning - 300), problem: problem))
      }
      guard let quote else { throw QuotesError.unknownQuote }
      give(Answer(quote, .live))
    }
  }

  func quoteHere(_ id: QuoteID) async throws -> Quote? { state.withLock { $0.quotes[id] } }

  func unsentOffer(for request: RequestID) async throws -> Quote? {
    state.withLock { state in
      state.quotes.values.first { $0.request == request && $0.unsent?.kind == .offered }
    }
  }

  func changes() -> AsyncStream<QuotesChange> {
    AsyncStream { continuation in
      let id = state.withLock { state in
        state.lastListener += 1
        state.listeners[state.lastListener] = continuation
        return state.lastListener
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
      }
    }
  }

  func make(_ offer: NewOffer, for request: RequestID) async throws -> QuoteID {
    try write("offer \(request.rawValue)")
    try await removeDraft(for: request)
    await storing.pass()
    let id = QuoteID(rawValue: "q-new")
    put(
      Quote(
        id: id, request: request, professional: carla, items: offer.items, total: offer.total,
        validUntil: offer.validUntil, state: .offered, created: beginning, unsent: mark(.offered)))
    return id
  }

  func accept(_ quote: Quote) async throws {
    try write("accept \(quote.id.rawValue)")
    put(quote.with(.accepted, mark(.accepted)))
  }

  func decline(_ quote: Quote) async throws {
    try write("decline \(quote.id.rawValue)")
    put(quote.with(.declined, mark(.declined)))
  }

  func takeBack(_ change: QuoteChange.ID) async throws {
    try write("take back \(change)")
    let quote = state.withLock { $0.quotes.values.first { $0.unsent?.id == change } }
    guard let quote else { return }
    if quote.unsent?.kind == .offered {
      state.withLock { _ = $0.quotes.removeValue(forKey: quote.id) }
      tell(.here)
    } else {
      put(quote.with(quote.state, nil))
    }
  }

  func draft(for request: RequestID) async throws -> OfferForm? {
    state.withLock { $0.drafts[request] }
  }
  func save(_ draft: OfferForm, for request: RequestID) async throws {
    state.withLock { $0.saves += 1 }
    await saving.pass()
    state.withLock { $0.drafts[request] = draft }
  }
  func removeDraft(for request: RequestID) async throws {
    state.withLock { $0.drafts[request] = nil }
  }

  private func write(_ what: String) throws {
    try state.withLock { state in
      if let problem = state.writeProblem { throw problem }
      state.done.append(what)
    }
  }

  private func mark(_ kind: QuoteChange.Kind) -> QuoteChange? {
    state.withLock { $0.isOffline } ? QuoteChange(id: 7, kind: kind, state: .waiting) : nil
  }
}

extension Quote {
  func with(_ state: State, _ unsent: QuoteChange?) -> Quote {
    Quote(
      id: id, request: request, professional: professional, items: items, total: total,
      validUntil: validUntil, state: state, created: created, unsent: unsent)
  }
}
