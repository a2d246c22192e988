import Foundation
import OwnRequestsModel
import SillarData
import SillarModel
import Work
import WorkInfra

/// The requests of one homeowner, from the service or this device, with the changes that have not been sent yet.
struct LocalOwnRequests: OwnRequestsRepository {
  let person: Person
  let service: WorkService
  let reader: RequestReader

  // MARK: Reading

  func all() -> Readings<[OwnRequest]> {
    reader.live(RequestQuestion(person: person.id, subject: .own))
      .mapValues { $0.items.map(\.ownRequest) }
  }

  func request(_ id: RequestID) -> Readings<OwnRequest> {
    reader.live(RequestQuestion(person: person.id, subject: .one(id))).mapValues { list in
      guard let request = list.items.first else { throw Problem.notFound }
      return request.ownRequest
    }
  }

  // MARK: Writing

  func create(_ id: RequestID, _ contents: RequestContents, photos: [PhotoID]) async throws {
    let record = ContentsRecord(contents)
    let new = NewRequestRecord(
      id: id, kind: record.kind, title: record.title, description: record.description,
      place: record.place, when: record.when, photos: photos)
    let command = CreateRequestCommand(effect: UUID().uuidString, request: new)
    let local = RequestRecord(new: id, by: person, record, photos: photos, at: service.remote.now())
    try await service.outbox.enqueue(command, owner: person.id.rawValue) { database in
      try RequestTables.add(
        .created(local), to: id, of: person.id, by: command.effect, in: database)
      try discardDraft(in: database)
    }
  }

  func perform(_ change: RequestChange, on request: OwnRequest) async throws {
    let (id, effect) = (request.id, UUID().uuidString)
    switch change {
    case .contents(let contents): try await self.change(request.request, to: contents)
    case .photo(let photo):
      try await enqueue(
        AddPhotoCommand(effect: effect, request: id, photo: photo), .photoAdded(photo), on: id)
    case .done:
      try await enqueue(FinishRequestCommand(effect: effect, request: id), .done, on: id)
    case .rated(let rating):
      let record = RequestRecord.Rating(rating)
      try await enqueue(
        RateWorkCommand(effect: effect, request: id, rating: record), .rated(record), on: id)
    case .contactRated(let rating, let professional):
      let record = RequestRecord.Rating(rating)
      try await enqueue(
        RateContactCommand(
          effect: effect, request: id, professional: professional, rating: record),
        .contactRated(record, of: professional), on: id)
    case .cancelled(let reason):
      let record = RequestRecord.Cancellation(reason)
      try await enqueue(
        CancelRequestCommand(effect: effect, request: id, cancellation: record), .cancelled(record),
        on: id)
    }
  }

  func answer(_ quote: Quote, _ answer: QuoteAnswer) async throws {
    let (id, effect) = (quote.id.rawValue, UUID().uuidString)
    switch answer {
    case .accept:
      try await enqueue(
        AcceptQuoteCommand(effect: effect, request: quote.request, quote: id),
        .accepted(quote: id), on: quote.request)
    case .decline:
      try await enqueue(
        DeclineQuoteCommand(effect: effect, request: quote.request, quote: id),
        .declined(quote: id), on: quote.request)
    }
  }

  func settle(_ conflict: ChangeConflict, keepsMine: Bool) async throws {
    do {
      if keepsMine {
        try await service.outbox.retry(conflict.change)
      } else {
        try await service.outbox.discard(conflict.change)
      }
    } catch OutboxError.noSuchEntry, OutboxError.mayHaveBeenSent {}
  }

  // MARK: -

  private func enqueue(
    _ command: some OwnRequestCommand, _ patch: RequestPatch, on request: RequestID
  ) async throws {
    let effect = command.effect
    try await service.outbox.enqueue(command, owner: person.id.rawValue) { [id = person.id] in
      try RequestTables.add(patch, to: request, of: id, by: effect, in: $0)
    }
  }

  /// A change replaces an earlier one that was refused.
  private func change(_ request: WorkRequest, to contents: RequestContents) async throws {
    let refused = try await refusedChange(of: request.id)
    let after = ContentsRecord(contents)
    let command = ChangeRequestCommand(
      effect: refused?.command.effect ?? UUID().uuidString, request: request.id,
      basedOn: request.version, before: ContentsRecord(request.contents), after: after)
    let patch = RequestPatch.changed(after, version: request.version)
    guard let refused else { return try await enqueue(command, patch, on: request.id) }
    try await service.outbox.change(refused.id, to: command) { [id = person.id] in
      try RequestTables.undo(command.effect, in: $0)
      try RequestTables.add(patch, to: command.request, of: id, by: command.effect, in: $0)
    }
  }

  private func refusedChange(
    of request: RequestID
  ) async throws -> (id: OutboxEntry.ID, command: ChangeRequestCommand)? {
    try await service.database.read { [outbox = service.outbox, id = person.id] database in
      try outbox.commands(ChangeRequestCommand.self, of: id.rawValue, in: database)
        .last { entry, command in
          guard case .parked(.refused) = entry.state else { return false }
          return command.request == request
        }
        .map { ($0.entry.id, $0.command) }
    }
  }
}
