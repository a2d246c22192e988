import Foundation
import RequestsModel
import SillarData
import SillarModel
import Work
import WorkInfra

/// One person's requests: live while the service can be reached, what was saved while it cannot, and in both cases with
/// what was done here on them.
struct LocalRequestsDataManager: RequestsDataManager {
  let person: Person
  let service: WorkService
  let reader: RequestReader
  let drafts: LocalDraftsDataManager

  func own() -> Answers<[RequestSummary]> {
    answers(question(.own)) { $0.items.map { $0.summary(for: person) } }
  }

  func ownHere() async throws -> [RequestSummary]? {
    try await RequestsError.mapped {
      try await reader.here(question(.own))?.items.map { $0.summary(for: person) }
    }
  }

  func open(_ search: RequestSearch) -> Answers<OpenRequests> {
    answers(question(search)) { found($0) }
  }

  func openHere(_ search: RequestSearch) async throws -> OpenRequests? {
    try await RequestsError.mapped { try await reader.here(question(search)).map(found) }
  }

  func changes() -> AsyncStream<RequestsChange> { service.changes(of: person.id) }

  func create(_ request: NewRequest) async throws {
    let command = CreateRequestCommand(
      effect: UUID().uuidString, request: NewRequestDTO(request))
    let local = RequestDTO(
      new: request.id, by: person, request.contents, photos: request.photos, at: service.now())
    try await RequestsError.mapped {
      _ = try await service.outbox.enqueue(command, owner: person.id.rawValue) {
        [person, drafts] in
        try RequestTables.add(
          .created(local), to: local.id, of: person.id, by: command.effect, in: $0)
        try drafts.discard(in: $0)
      }
    }
  }

  func apply(to request: RequestID) async throws {
    try await RequestsError.mapped { try await service.apply(person, to: request) }
  }

  // MARK: -

  private func question(_ subject: RequestQuestion.Subject) -> RequestQuestion {
    RequestQuestion(person: person.id, subject: subject)
  }

  private func question(_ search: RequestSearch) -> RequestQuestion {
    question(.open(kind: search.kind, place: search.place, count: search.count))
  }

  private func found(_ list: LocalRequests) -> OpenRequests {
    OpenRequests(
      requests: list.items.map { $0.summary(for: person) }, hasMore: list.hasMore)
  }

  private func answers<Value: Sendable>(
    _ question: RequestQuestion, _ make: @escaping @Sendable (LocalRequests) -> Value
  ) -> Answers<Value> {
    Answers { give in
      do {
        for try await reading in reader.read(question) {
          give(
            Answer(
              make(reading.value), reading.freshness,
              problem: reading.problem.map { RequestsError(WorkFailure($0)) }))
        }
      } catch {
        throw RequestsError.mapping(error)
      }
    }
  }
}
