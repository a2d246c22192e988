import FindRequestsModel
import Foundation
import SillarData
import Work
import WorkInfra

extension StoredJobs: OffersRepository {
  func make(_ offer: NewOffer, for request: RequestID) async throws -> QuoteID {
    if let earlier = try await lastCommand(for: request) {
      do { return try await replace(earlier.entry, earlier.command, with: offer) } catch
        OutboxError.mayHaveBeenSent, OutboxError.noSuchEntry
      {
        // An offer that may have been sent is withdrawn by the service when the next one arrives.
      }
    }
    let id = QuoteID(UUID())
    let (quote, command) = command(offer, id, request, effect: UUID().uuidString)
    try await service.outbox.enqueue(command, owner: person.id.rawValue) { database in
      try store(quote, of: command, in: database)
    }
    return id
  }

  func takeBack(_ change: UnsentChange.ID) async throws { try await service.takeBack(change) }

  func draft(for request: RequestID) async throws -> OfferForm? {
    try await service.drafts.load(
      OfferDraft.self, name: OfferDraft.name(request), owner: person.id.rawValue)?.form
  }

  func save(_ draft: OfferForm, for request: RequestID) async throws {
    let (name, owner) = (OfferDraft.name(request), person.id.rawValue)
    if draft.isEmpty {
      try await service.drafts.discard(OfferDraft.self, name: name, owner: owner)
    } else {
      try await service.drafts.save(OfferDraft(draft), name: name, owner: owner)
    }
  }

  // MARK: -

  private func lastCommand(
    for request: RequestID
  ) async throws -> (entry: UnsentChange.ID, command: MakeOfferCommand)? {
    try await service.database.read { [outbox = service.outbox, person] database in
      try outbox.commands(MakeOfferCommand.self, of: person.id.rawValue, in: database)
        .last { $0.command.request == request }.map { ($0.entry.id, $0.command) }
    }
  }

  /// Replaces an offer that the service has not taken by another one, which keeps its ID.
  private func replace(
    _ entry: UnsentChange.ID, _ earlier: MakeOfferCommand, with offer: NewOffer
  ) async throws -> QuoteID {
    let id = QuoteID(rawValue: earlier.offer.id)
    let (quote, command) = command(offer, id, earlier.request, effect: earlier.effect)
    try await service.outbox.change(entry, to: command) { database in
      try RequestTables.undo(command.effect, in: database)
      try store(quote, of: command, in: database)
    }
    return id
  }

  private func command(
    _ offer: NewOffer, _ id: QuoteID, _ request: RequestID, effect: String
  ) -> (QuoteRecord, MakeOfferCommand) {
    let quote = QuoteRecord(
      Quote(
        id: id, request: request, professional: person, items: offer.items, total: offer.total,
        validUntil: offer.validUntil, state: .offered, created: service.remote.now()))
    let new = NewOfferRecord(id: quote.id, items: quote.items, validUntil: quote.validUntil)
    return (quote, MakeOfferCommand(effect: effect, request: request, offer: new))
  }

  /// Stores the new offer in its request, and discards the draft.
  private func store(
    _ quote: QuoteRecord, of command: MakeOfferCommand, in database: SQLTransaction
  ) throws {
    try RequestTables.add(
      .offered(quote), to: command.request, of: person.id, by: command.effect, in: database)
    try service.drafts.discard(
      OfferDraft.self, name: OfferDraft.name(command.request), owner: person.id.rawValue,
      in: database)
  }
}

/// The form of an offer as it is kept.
private struct OfferDraft: Draft {
  static let version = 1

  struct Row: Codable, Sendable {
    let text: String
    let quantity: String
    let price: String
  }

  let rows: [Row]
  let days: Int

  static func name(_ request: RequestID) -> String { "offer/\(request.rawValue)" }

  init(_ form: OfferForm) {
    rows = form.rows.map { Row(text: $0.text, quantity: $0.quantity, price: $0.price) }
    days = form.validity.days
  }

  var form: OfferForm {
    OfferForm(
      rows: rows.enumerated().map { index, row in
        OfferForm.Row(id: index, text: row.text, quantity: row.quantity, price: row.price)
      },
      validity: OfferForm.Validity.allCases.first { $0.days == days } ?? .month)
  }
}
