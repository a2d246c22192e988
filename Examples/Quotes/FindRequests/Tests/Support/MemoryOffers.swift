import FindRequestsModel
import Kit
import SillarModel
import Work

/// Offers in memory, which a test can delay and fail. Its calls: `draft`, `save`, `make`, `take back`.
final class MemoryOffers: InMemory, OffersRepository {
  struct State: Sendable {
    var draft: OfferForm?
    var made = 0
  }

  let memory = Memory<State, Problem>(State())

  func make(_ offer: NewOffer, for request: RequestID) async throws -> QuoteID {
    try await memory.call("make") { state in
      state.made += 1
      state.draft = nil
      return QuoteID(rawValue: "q-new")
    }
  }
  func takeBack(_ change: UnsentChange.ID) async throws {
    try await memory.call("take back") { _ in }
  }
  func draft(for request: RequestID) async throws -> OfferForm? {
    try await memory.call("draft") { $0.draft }
  }
  func save(_ draft: OfferForm, for request: RequestID) async throws {
    try await memory.call("save") { $0.draft = draft.isEmpty ? nil : draft }
  }
}

/// A repository without jobs, which records applications.
final class NoJobs: InMemory, JobsRepository {
  let memory = Memory<[RequestID], Problem>([])

  func find(_ query: JobQuery, after list: FoundJobs) -> Readings<FoundJobs> {
    Readings { $0(Reading(FoundJobs([], hasMore: false))) }
  }
  func applied() -> Readings<[Job]> { Readings { $0(Reading([])) } }
  func job(_ id: RequestID) -> Readings<Job> { Readings { _ in throw Problem.notFound } }
  func known(_ id: RequestID) async throws -> Job? { nil }
  func apply(to request: RequestID) async throws {
    try await memory.call("apply \(request)") { $0.append(request) }
  }
}
