public import AccountModel
public import Foundation
public import Kit
import Money
public import SillarModel

/// A wallet service in memory that saves its answers, as an app's store does, and a store of drafts.
///
/// Its calls: `account`, `activity 0`, `movement m-1`, `requests`, `people lu`, `make`, `transfer trf_1`, `ask`,
/// `decline req_1`, `cancel req_1`; of the store `begin`, `made`, `draft`, `end`.
public final class MemoryWallet: InMemory {
  public struct State: Sendable {
    public var balance = 250_00
    public var movements: [Movement] = []
    public var requests: [PaymentRequest] = []
    public var people = [lucia, tom, ana]
    public var transfers: [String: Transfer] = [:]
    public var draft: TransferDraft?
    var drafts = 0
    var keys: [String] = []
    /// The results of writes whose answers were lost, by content: a repeated write gets the same result.
    var unanswered: [String: any Sendable] = [:]
  }

  public let memory: Memory<State, Problem>

  public init(now: @escaping @Sendable () -> Date = { beginning }) {
    memory = Memory(State(), now: now)
  }

  // MARK: What a test does

  public func set(_ movements: [Movement]) { with { $0.movements = movements } }
  public func set(_ requests: [PaymentRequest]) { with { $0.requests = requests } }
  public var transfers: [Transfer] {
    with { $0.transfers.values.sorted { $0.id.rawValue < $1.id.rawValue } }
  }
  public var requestStates: [PaymentRequest.State] { with { $0.requests.map(\.state) } }
  /// The idempotency keys of transfers.
  public var keys: [String] { with { $0.keys } }

  /// Fails to answer some calls from now on. A write is still performed, unless it is refused.
  public func fail(_ calls: String, _ problem: Problem) {
    fail(calls, problem.mayPass ? .after(problem) : .before(problem))
  }

  public func set(_ id: Transfer.ID, _ new: Transfer.State) {
    with { state in
      for (key, transfer) in state.transfers where transfer.id == id {
        state.transfers[key] = transfer.with(new)
      }
    }
  }

  /// Pays a transfer or a request, as the payments module does.
  public func pay(_ payable: String) {
    change { state in
      for (key, transfer) in state.transfers where transfer.id.rawValue == payable {
        state.transfers[key] = transfer.with(.paid)
        state.balance -= transfer.amount.minorUnits
      }
      for (index, request) in state.requests.enumerated() where request.id.rawValue == payable {
        state.requests[index] = request.with(.paid)
        state.balance -= request.amount.minorUnits
      }
    }
  }
}

extension MemoryWallet {
  /// Does a write that is identified by its content; if its answer was lost, a repeated write gets the same result.
  private func once<Value: Sendable>(
    _ name: String, of content: String = "",
    _ work: @escaping @Sendable (inout State) throws -> Value
  ) async throws -> Value {
    let place = "\(name) \(content)"
    defer { memory.tell() }
    let value = try await memory.call(name) { state in
      if let known = state.unanswered[place] as? Value { return known }
      let value = try work(&state)
      state.unanswered[place] = value
      return value
    }
    with { $0.unanswered[place] = nil }
    return value
  }
}

extension MemoryWallet: AccountSource {
  public func changes() -> AsyncStream<Void> {
    let changes = memory.follow { _ in }
    return changes
  }

  public func account() -> Readings<Account> {
    memory.readings("account") { state in
      Account(
        handle: otter.handle, name: otter.name, balance: Money(minorUnits: state.balance, .eur),
        pendingRequests: state.requests.count { $0.waitsForMe })
    }
  }

  public func activity(after cursor: String?, limit: Int) -> Readings<Activity> {
    memory.readings("activity \(cursor ?? "0")") { state in
      let start = cursor.flatMap { Int($0) } ?? 0
      let end = min(state.movements.count, start + limit)
      return Activity(
        Array(state.movements[min(start, end)..<end]),
        next: end < state.movements.count ? "\(end)" : nil)
    }
  }

  public func movement(_ id: Movement.ID) async throws -> Movement {
    try await memory.call("movement \(id)") { state in
      guard let movement = state.movements.first(where: { $0.id == id }) else {
        throw Problem.notFound
      }
      return movement
    }
  }

  public func requests() -> Readings<[PaymentRequest]> {
    memory.readings("requests") { $0.requests }
  }

  public func people(_ query: PeopleQuery) async throws -> FoundPeople {
    try await memory.call("people \(query.text)") { state in
      FoundPeople(state.people.filter { "\($0.name) \($0.handle)".isFound(by: query.text) })
    }
  }
}

extension MemoryWallet: RequestsRepository {
  public func ask(_ request: Remittance) async throws -> PaymentRequest {
    let now = memory.now()
    return try await once("ask", of: "\(request)") { state in
      guard state.people.contains(where: { $0.handle == request.person.handle }) else {
        throw AccountError.unknownPerson
      }
      let made = PaymentRequest(
        id: PaymentRequest.ID(rawValue: "req_\(state.requests.count + 1)"), from: otter,
        to: request.person, direction: .outgoing, amount: request.amount, note: request.note.text,
        state: .open, created: now)
      state.requests.append(made)
      return made
    }
  }

  public func decline(_ id: PaymentRequest.ID) async throws {
    try await close("decline", id, .incoming, as: .declined)
  }

  public func cancel(_ id: PaymentRequest.ID) async throws {
    try await close("cancel", id, .outgoing, as: .cancelled)
  }

  private func close(
    _ verb: String, _ id: PaymentRequest.ID, _ direction: PaymentRequest.Direction,
    as new: PaymentRequest.State
  ) async throws {
    try await once("\(verb) \(id)") { state in
      guard let index = state.requests.firstIndex(where: { $0.id == id }) else {
        throw Problem.notFound
      }
      // Only the person on the right side of the request may close it.
      guard state.requests[index].state == .open, state.requests[index].direction == direction
      else { throw AccountError.notOpen }
      state.requests[index] = state.requests[index].with(new)
    }
  }
}

extension MemoryWallet: TransfersRepository {
  public func make(_ content: Remittance, key: String) async throws -> Transfer {
    with { $0.keys.append(key) }
    let now = memory.now()
    return try await memory.call("make") { state in
      if let made = state.transfers[key] { return made }
      guard state.people.contains(where: { $0.handle == content.person.handle }) else {
        throw AccountError.unknownPerson
      }
      let made = Transfer(
        id: Transfer.ID(rawValue: "trf_\(state.transfers.count + 1)"), to: content.person,
        amount: content.amount, note: content.note.text, state: .open, created: now)
      state.transfers[key] = made
      return made
    }
  }

  public func transfer(_ id: Transfer.ID) async throws -> Transfer {
    try await memory.call("transfer \(id)") { state in
      guard let transfer = state.transfers.values.first(where: { $0.id == id }) else {
        throw Problem.notFound
      }
      return transfer
    }
  }

  public func cancel(_ id: Transfer.ID) async throws {
    try await once("cancel \(id)") { state in
      guard let (key, transfer) = state.transfers.first(where: { $0.value.id == id }) else {
        throw Problem.notFound
      }
      guard transfer.state == .open else { throw AccountError.notOpen }
      state.transfers[key] = transfer.with(.cancelled)
    }
  }
}

extension MemoryWallet: TransferDraftsRepository {
  public func begin(_ content: Remittance) async throws -> TransferDraft {
    try await memory.call("begin") { state in
      if let draft = state.draft, draft.content == content { return draft }
      state.drafts += 1
      let draft = TransferDraft(key: "key-\(state.drafts)", content: content)
      state.draft = draft
      return draft
    }
  }

  public func made(_ transfer: Transfer.ID, of draft: TransferDraft) async throws {
    try await memory.call("made") { state in
      guard state.draft?.key == draft.key else { return }
      state.draft = TransferDraft(key: draft.key, content: draft.content, transfer: transfer)
    }
  }

  public func draft() async throws -> TransferDraft? {
    try await memory.call("draft") { $0.draft }
  }

  public func end(_ draft: TransferDraft) async throws {
    try await memory.call("end") { state in
      if state.draft?.key == draft.key { state.draft = nil }
    }
  }
}
