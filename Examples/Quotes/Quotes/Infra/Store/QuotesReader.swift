import Foundation
import QuotesModel
import SillarData
import SillarModel
import Work
import WorkInfra

/// Reads quotes: what the service says, or has said, with what was done here on it. One per program: windows that ask
/// the same at the same time share one request.
struct QuotesReader: Sendable {
  struct Question: Hashable, Sendable, CustomStringConvertible {
    let person: PersonID
    let quote: String
    /// For a log: whose it is, is theirs.
    var description: String { "a quote" }
  }

  private let service: WorkService
  private let reader: CachedReader<Question, QuoteDTO>

  init(service: WorkService) {
    self.service = service
    let (api, database, now) = (service.api, service.database, service.now)
    reader = CachedReader(
      fetch: { question in
        do {
          return try await api.send(.get("v1/quotes/\(question.quote)"), as: question.person)
        } catch APIError.status(404, let problem) {
          try? await database.write {
            try QuotesTables.forget(question.quote, of: question.person, in: $0)
          }
          throw APIError.status(404, problem)
        }
      },
      load: { question in
        try await database.read {
          try QuotesTables.saved(question.quote, of: question.person, in: $0)
        }.map { Saved(value: $0.quote, at: $0.at) }
      },
      save: { question, quote in
        let now = now()
        try await database.write {
          try service.history.note(in: $0)
          try QuotesTables.save(quote, of: question.person, at: now, in: $0)
        }
      },
      isFinal: { WorkFailure($0).isFinal }, connectivity: service.connectivity, now: now,
      report: service.report)
  }

  func read(_ id: QuoteID, of person: PersonID) -> Answers<Quote> {
    Answers { give in
      do {
        // What was made here and is not sent yet nobody else knows, so nobody else is asked.
        if let here = try await here(id, of: person), here.unsent?.kind == .offered {
          return give(Answer(here, .live))
        }
        let question = Question(person: person, quote: id.rawValue)
        for try await reading in reader.read(question, .both) {
          guard let quote = try await quote(reading.value, id, person) else {
            throw QuotesError.serviceFailed("a quote cannot be read")
          }
          give(
            Answer(
              quote, reading.freshness,
              problem: reading.problem.map { QuotesError(WorkFailure($0)) }))
        }
      } catch {
        throw QuotesError.mapping(error)
      }
    }
  }

  /// What is known here, without asking anybody.
  func here(_ id: QuoteID, of person: PersonID) async throws -> Quote? {
    let saved = try await service.database.read {
      try QuotesTables.saved(id.rawValue, of: person, in: $0)?.quote
    }
    return try await quote(saved, id, person)
  }

  /// The offer that somebody has made for a request and that the service has not taken yet.
  func unsentOffer(for request: RequestID, of person: PersonID) async throws -> Quote? {
    let last = try await effects(of: person).all.last {
      $0.effect.request == request && $0.effect.offer != nil
    }
    return last.flatMap { last in last.effect.offer.flatMap { Quote($0, unsent: last.change) } }
  }

  func effects(of person: PersonID) async throws -> QuoteEffects {
    let entries = try await service.outbox.entries(of: person.rawValue)
    return QuoteEffects(
      try await service.database.read { try QuotesTables.effects(of: person, in: $0) },
      entries: entries)
  }

  private func quote(
    _ base: QuoteDTO?, _ id: QuoteID, _ person: PersonID
  ) async throws -> Quote? {
    try await effects(of: person).applied(to: base, id.rawValue).flatMap {
      Quote($0.quote, unsent: $0.unsent)
    }
  }
}
