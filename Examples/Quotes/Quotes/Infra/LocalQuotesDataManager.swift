import Foundation
import QuotesModel
import SillarData
import SillarModel
import Work
import WorkInfra

/// Quotes as one person sees them, in the service's database and outbox.
struct LocalQuotesDataManager: QuotesDataManager {
  let person: Person
  let service: WorkService
  let reader: QuotesReader

  // MARK: Reading

  func quote(_ id: QuoteID) -> Answers<Quote> { reader.read(id, of: person.id) }

  func quoteHere(_ id: QuoteID) async throws -> Quote? {
    try await QuotesError.mapped { try await reader.here(id, of: person.id) }
  }

  func unsentOffer(for request: RequestID) async throws -> Quote? {
    try await QuotesError.mapped { try await reader.unsentOffer(for: request, of: person.id) }
  }

  func changes() -> AsyncStream<QuotesChange> {
    AsyncStream { continuation in
      let here = Task { [outbox = service.outbox] in
        for await _ in outbox.changes { continuation.yield(.here) }
      }
      let atService = Task { [events = service.events, id = person.id] in
        var isFirst = true
        for await event in events.events(of: id) {
          // Who has just begun to listen has just asked.
          if !isFirst {
            switch event {
            case .changedAnywhere: continuation.yield(.atService(nil))
            case .requestChanged(let request): continuation.yield(.atService(request))
            case .chatChanged: break
            }
          }
          isFirst = false
        }
      }
      continuation.onTermination = { _ in
        here.cancel()
        atService.cancel()
      }
    }
  }

  // MARK: Writing

  func make(_ offer: NewOffer, for request: RequestID) async throws -> QuoteID {
    try await QuotesError.mapped {
      let earlier = try await reader.effects(of: person.id).all.last {
        $0.effect.request == request && $0.effect.offer != nil
      }
      if let earlier {
        // One that may have been sent already is withdrawn by another.
        do { return try await change(earlier.change.id, earlier.effect, to: offer) } catch
          OutboxError.mayHaveBeenSent, OutboxError.noSuchEntry
        {}
      }
      return try await enqueue(offer, for: request)
    }
  }

  private func enqueue(_ offer: NewOffer, for request: RequestID) async throws -> QuoteID {
    let id = QuoteID(UUID())
    let (dto, command) = command(offer, id, request, effect: UUID().uuidString)
    try await service.outbox.enqueue(command, owner: person.id.rawValue) {
      [person, drafts = service.drafts] database in
      try QuotesTables.add(
        QuoteEffect(
          request: request, quote: id.rawValue, kind: .offered, command: command.effect, offer: dto),
        of: person.id, in: database)
      try RequestTables.add(
        .offered(dto), to: request, of: person.id, by: command.effect, in: database)
      try drafts.discard(
        OfferDraftDTO.self, name: Self.name(request), owner: person.id.rawValue, in: database)
    }
    return id
  }

  /// Has another offer sent in the place of one that has not been taken. It keeps its name.
  private func change(
    _ entry: QuoteChange.ID, _ effect: QuoteEffect, to offer: NewOffer
  ) async throws -> QuoteID {
    let id = QuoteID(rawValue: effect.quote)
    let (dto, command) = command(offer, id, effect.request, effect: effect.command)
    try await service.outbox.change(entry, to: command) {
      [person, drafts = service.drafts] database in
      try QuotesTables.replace(effect.command, with: dto, in: database)
      try RequestTables.undo(effect.command, in: database)
      try RequestTables.add(
        .offered(dto), to: effect.request, of: person.id, by: effect.command, in: database)
      try drafts.discard(
        OfferDraftDTO.self, name: Self.name(effect.request), owner: person.id.rawValue,
        in: database)
    }
    return id
  }

  private func command(
    _ offer: NewOffer, _ id: QuoteID, _ request: RequestID, effect: String
  ) -> (QuoteDTO, MakeOfferCommand) {
    let dto = QuoteDTO(offer, id, for: request, by: person, at: DateDTO(service.now()))
    return (
      dto,
      MakeOfferCommand(
        effect: effect, request: request,
        offer: NewQuoteDTO(id: dto.id, items: dto.items, validUntil: dto.validUntil))
    )
  }

  func accept(_ quote: Quote) async throws {
    try await answer(
      quote, .accepted, .accepted(quote: quote.id.rawValue), AcceptQuoteCommand.self)
  }

  func decline(_ quote: Quote) async throws {
    try await answer(
      quote, .declined, .declined(quote: quote.id.rawValue), DeclineQuoteCommand.self)
  }

  private func answer<Command: AnswerQuoteCommand>(
    _ quote: Quote, _ kind: QuoteChange.Kind, _ patch: RequestPatch, _ type: Command.Type
  ) async throws {
    let command = Command(
      effect: UUID().uuidString, request: quote.request, quote: quote.id.rawValue)
    try await QuotesError.mapped {
      try await service.outbox.enqueue(command, owner: person.id.rawValue) { [person] database in
        try QuotesTables.add(
          QuoteEffect(
            request: command.request, quote: command.quote, kind: kind, command: command.effect),
          of: person.id, in: database)
        try RequestTables.add(
          patch, to: command.request, of: person.id, by: command.effect, in: database)
      }
    }
  }

  /// What has been settled meanwhile, in another window, is settled.
  func takeBack(_ change: QuoteChange.ID) async throws {
    try await QuotesError.mapped {
      do { try await service.outbox.discard(change) } catch OutboxError.noSuchEntry {}
    }
  }

  // MARK: Drafts

  func draft(for request: RequestID) async throws -> OfferForm? {
    try await QuotesError.mapped {
      try await service.drafts.load(
        OfferDraftDTO.self, name: Self.name(request), owner: person.id.rawValue)?.form
    }
  }

  func save(_ draft: OfferForm, for request: RequestID) async throws {
    try await QuotesError.mapped {
      try await service.drafts.save(
        OfferDraftDTO(draft), name: Self.name(request), owner: person.id.rawValue)
    }
  }

  func removeDraft(for request: RequestID) async throws {
    try await QuotesError.mapped {
      try await service.drafts.discard(
        OfferDraftDTO.self, name: Self.name(request), owner: person.id.rawValue)
    }
  }

  private static func name(_ request: RequestID) -> String { "offer/\(request.rawValue)" }
}
