import Foundation
import RequestDetailModel
import SillarData
import SillarModel
import Work
import WorkInfra

/// Requests as one person sees them: live while the service can be reached, what was saved while it cannot, and in both
/// cases with what was done here on them.
struct LocalRequestDataManager: RequestDataManager {
  let person: Person
  let service: WorkService
  let reader: RequestReader

  // MARK: Reading

  func request(_ id: RequestID) -> Answers<RequestDetail> {
    Answers { give in
      do {
        for try await reading in reader.read(question(id)) {
          guard let request = reading.value.items.first else {
            throw RequestDetailError.unknownRequest
          }
          give(
            Answer(
              request.detail, reading.freshness,
              problem: reading.problem.map { RequestDetailError(WorkFailure($0)) }))
        }
      } catch {
        throw RequestDetailError.mapping(error)
      }
    }
  }

  func requestHere(_ id: RequestID) async throws -> RequestDetail? {
    try await RequestDetailError.mapped { try await reader.here(question(id))?.items.first?.detail }
  }

  func changes(of id: RequestID) -> AsyncStream<RequestsChange> {
    service.changes(of: person.id, concerning: id)
  }

  // MARK: Writing

  /// In the place of one that the service has refused: that one is what is to be mended.
  func change(_ request: RequestDetail, to contents: RequestContents) async throws {
    let refused = try await RequestDetailError.mapped { try await refusedChange(of: request.id) }
    let after = RequestContentsDTO(contents)
    let command = ChangeRequestCommand(
      effect: refused?.command.effect ?? UUID().uuidString, request: request.id,
      basedOn: request.version, before: RequestContentsDTO(request.contents), after: after)
    let patch = RequestPatch.changed(after, version: request.version)
    guard let refused else { return try await enqueue(command, patch) }
    try await RequestDetailError.mapped {
      try await service.outbox.change(refused.id, to: command) { [id = person.id] database in
        try RequestTables.undo(command.effect, in: database)
        try RequestTables.add(
          patch, to: command.request, of: id, by: command.effect, in: database)
      }
    }
  }

  private func refusedChange(
    of request: RequestID
  ) async throws -> (id: OutboxEntry.ID, command: ChangeRequestCommand)? {
    try await service.database.read { [outbox = service.outbox, person] database in
      try outbox.commands(ChangeRequestCommand.self, of: person.id.rawValue, in: database)
        .last { entry, command in
          guard command.request == request, case .parked(.refused) = entry.state else {
            return false
          }
          return true
        }
        .map { ($0.entry.id, $0.command) }
    }
  }

  func cancel(_ id: RequestID, _ cancellation: Cancellation) async throws {
    let dto = RequestDTO.Cancellation(
      reason: cancellation.reason.rawValue, note: cancellation.note)
    try await enqueue(
      CancelRequestCommand(effect: UUID().uuidString, request: id, cancellation: dto),
      .cancelled(dto))
  }

  func markDone(_ id: RequestID) async throws {
    try await enqueue(FinishRequestCommand(effect: UUID().uuidString, request: id), .done)
  }

  func rate(_ id: RequestID, _ rating: WorkRating) async throws {
    let dto = RequestDTO.Rating(stars: rating.stars, text: rating.text)
    try await enqueue(
      RateWorkCommand(effect: UUID().uuidString, request: id, rating: dto), .rated(dto))
  }

  func add(_ photo: PhotoID, to id: RequestID) async throws {
    try await enqueue(
      AddPhotoCommand(effect: UUID().uuidString, request: id, photo: photo), .photoAdded(photo))
  }

  func apply(to id: RequestID) async throws {
    try await RequestDetailError.mapped { try await service.apply(person, to: id) }
  }

  func keepMine(_ change: Int64) async throws {
    try await settled { try await service.outbox.retry(change) }
  }

  func takeTheirs(_ change: Int64) async throws {
    try await settled { try await service.outbox.discard(change) }
  }

  // MARK: -

  private func question(_ id: RequestID) -> RequestQuestion {
    RequestQuestion(person: person.id, subject: .one(id))
  }

  private func enqueue<Command: RequestDetailCommand>(
    _ command: Command, _ patch: RequestPatch
  ) async throws {
    try await RequestDetailError.mapped {
      _ = try await service.outbox.enqueue(command, owner: person.id.rawValue) { [id = person.id] in
        try RequestTables.add(patch, to: command.request, of: id, by: command.effect, in: $0)
      }
    }
  }

  /// What has been settled meanwhile, in another window, is settled.
  private func settled(_ body: () async throws -> Void) async throws {
    try await RequestDetailError.mapped {
      do { try await body() } catch OutboxError.noSuchEntry, OutboxError.mayHaveBeenSent {}
    }
  }
}
