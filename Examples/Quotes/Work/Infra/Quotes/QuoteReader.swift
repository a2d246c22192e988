import SillarData
public import SillarModel
public import Work

/// Reads quotes. A quote is a part of its request, and is saved, changed and updated with it.
public struct QuoteReader: Sendable {
  private let service: WorkService
  private let requests: RequestReader

  public init(service: WorkService) {
    self.service = service
    requests = RequestReader(service: service)
  }

  /// A quote and each change of it, until the caller stops listening: see ``RequestReader/live(_:)``.
  ///
  /// - Throws: `Problem`.
  public func live(_ id: QuoteID, of person: PersonID) -> Readings<Quote> {
    Readings { give in
      let request = try await request(of: id, person)
      let question = RequestQuestion(person: person, subject: .one(request))
      var last: Quote?
      for try await reading in requests.live(question) {
        let local = reading.value.items.first
        var quote = local?.quote(id)
        if quote == nil {
          // A saved request may be older than the quote; the service's has the last quote of each professional.
          guard reading.savedAt == nil else {
            if let problem = reading.problem { throw problem }
            continue
          }
          quote = last?.state == .withdrawn ? last : try await fetch(id, person)
          // The change is, for example, an answer that came too late.
          quote?.unsent = local?.change(of: id)
        }
        last = quote
        if let quote {
          give(Reading(quote, savedAt: reading.savedAt, problem: reading.problem))
        }
      }
    }
  }

  private func fetch(_ id: QuoteID, _ person: PersonID) async throws -> Quote {
    do {
      let dto: QuoteDTO = try await service.api.send(.get("v1/quotes/\(id)"), as: person)
      guard let quote = Quote(dto.record) else {
        throw Problem.broken("quote \(id) cannot be read")
      }
      return quote
    } catch {
      throw Problem(error) ?? error
    }
  }

  /// The request of a quote, by the saved requests and the unsent changes, or else by the service.
  private func request(of id: QuoteID, _ person: PersonID) async throws -> RequestID {
    let known: RequestID? = try await service.database.read { [requests] database in
      let effects = try requests.store.effects(of: person, in: database)
      if let made = effects.first(where: { $0.value.contains { $0.quote == id.rawValue } }) {
        return made.key
      }
      return try requests.store.savedOwn(of: person, in: database)
        .first { $0.quote(id) != nil }?.id
    }
    if let known { return known }
    return try await fetch(id, person).request
  }
}

extension WorkService {
  /// Discards a change that the service has not taken. Does nothing if it was settled meanwhile, in another window.
  ///
  /// - Throws: ``StorageFailed``, or `OutboxError.mayHaveBeenSent`.
  public func takeBack(_ change: UnsentChange.ID) async throws {
    do { try await outbox.discard(change) } catch OutboxError.noSuchEntry {}
  }
}
