import AccountModel
import Foundation
import Money
import Scripted
import SillarModel
import Synchronization

/// A wallet service in memory that remembers what it has answered, as an app's store does, and that goes wrong, or
/// waits, as a test wants it to.
///
/// A question is named in words: `account`, `activity 0`, `requests`, `people lu`, `make`, `ask`, `decline req_1`.
final class MemoryWallet: AccountSource, RequestsRepository, TransfersRepository,
  TransferDraftsRepository
{
  private struct State {
    var balance = 250_00
    var movements: [Movement] = []
    var requests: [PaymentRequest] = []
    var people = [lucia, tom, ana]
    var transfers: [WriteKey: Transfer] = [:]
    var drafts: [TransferDraft] = []
    var problem: AccountError?
    var problems: [String: AccountError] = [:]
    var gates: [String: Gate] = [:]
    var saved: [String: (value: any Sendable, date: Date)] = [:]
    var questions: [String] = []
    var keys: [WriteKey] = []
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  // MARK: What there is

  func set(balance: Int) { state.withLock { $0.balance = balance } }
  func set(_ movements: [Movement]) { state.withLock { $0.movements = movements } }
  func set(_ requests: [PaymentRequest]) { state.withLock { $0.requests = requests } }
  func set(people: [Person]) { state.withLock { $0.people = people } }
  var transfers: [Transfer] { state.withLock { Array($0.transfers.values) } }
  var requestStates: [PaymentRequest.State] { state.withLock { $0.requests.map(\.state) } }
  /// Under which transfers were to be made.
  var keys: [WriteKey] { state.withLock { $0.keys } }

  /// As the payments module does it.
  func pay(_ payable: String) {
    state.withLock { state in
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

  // MARK: What goes wrong

  /// Fails from now on.
  func fail(_ problem: AccountError) { state.withLock { $0.problem = problem } }

  /// Fails to answer one question from now on. A write is done all the same, unless it is refused.
  func fail(_ question: String, _ problem: AccountError) {
    state.withLock { $0.problems[question] = problem }
  }

  /// Is well again.
  func recover() {
    state.withLock { state in
      state.problem = nil
      state.problems = [:]
    }
  }

  /// Lets answers to a question wait until the gate is opened.
  func hold(_ question: String) -> Gate {
    let gate = Gate()
    state.withLock { $0.gates[question] = gate }
    return gate
  }

  /// The questions that came since the last call, those that begin with a word alone.
  func takeQuestions(_ word: String = "") -> [String] {
    state.withLock { state in
      defer { state.questions.removeAll { $0.hasPrefix(word) } }
      return state.questions.filter { $0.hasPrefix(word) }
    }
  }

  // MARK: Reading

  func account() -> Answers<Account> {
    answers("account") { state in
      Account(
        handle: "sunny-otter-42", name: "Sunny Otter",
        balance: Money(minorUnits: state.balance, .eur),
        pendingRequests: state.requests.count { $0.waitsForMe })
    }
  }

  func activity(after cursor: String?, limit: Int) -> Answers<ActivityPage> {
    answers("activity \(cursor ?? "0")") { state in
      let start = cursor.flatMap { Int($0) } ?? 0
      let end = min(state.movements.count, start + limit)
      return ActivityPage(
        movements: Array(state.movements[min(start, end)..<end]),
        next: end < state.movements.count ? "\(end)" : nil)
    }
  }

  func requests() -> Answers<[PaymentRequest]> { answers("requests") { $0.requests } }

  func people(_ text: String) async throws -> [Person] {
    try await ask("people \(text)")
    return state.withLock { state in
      state.people.filter { person in
        [person.name, person.handle].contains { $0.lowercased().hasPrefix(text.lowercased()) }
      }
    }
  }

  // MARK: Writing

  func ask(_ request: NewRequest) async throws -> PaymentRequest {
    try await ask("ask")
    return try write("ask") { state in
      let made = PaymentRequest(
        id: PaymentRequest.ID(rawValue: "req_new"), from: otter, to: request.person,
        direction: .outgoing, amount: request.amount, note: request.note.text, state: .open,
        created: now())
      state.requests.append(made)
      return made
    }
  }

  func decline(_ id: PaymentRequest.ID) async throws { try await close(id, "decline", .declined) }
  func cancel(_ id: PaymentRequest.ID) async throws { try await close(id, "cancel", .cancelled) }

  private func close(
    _ id: PaymentRequest.ID, _ verb: String, _ new: PaymentRequest.State
  ) async throws {
    try await ask("\(verb) \(id)")
    try write("\(verb) \(id)") { state in
      for (index, request) in state.requests.enumerated() where request.id == id {
        state.requests[index] = request.with(new)
      }
    }
  }

  func make(_ transfer: NewTransfer, key: WriteKey) async throws -> Transfer {
    state.withLock { $0.keys.append(key) }
    try await ask("make")
    return try write("make") { state in
      let made =
        state.transfers[key]
        ?? Transfer(
          id: Transfer.ID(rawValue: "trf_\(state.transfers.count + 1)"), to: transfer.to,
          amount: transfer.amount, note: transfer.note.text, state: .open, created: now())
      state.transfers[key] = made
      return made
    }
  }

  func transfer(_ id: Transfer.ID) async throws -> Transfer {
    try await ask("transfer \(id)")
    let transfer = state.withLock { $0.transfers.values.first { $0.id == id } }
    guard let transfer else { throw AccountError.unknownTransfer }
    return transfer
  }

  func cancel(_ id: Transfer.ID) async throws {
    try await ask("cancel \(id)")
    try write("cancel \(id)") { state in
      for (key, transfer) in state.transfers where transfer.id == id {
        state.transfers[key] = transfer.with(.cancelled)
      }
    }
  }

  // MARK: Drafts

  func begin(_ content: NewTransfer) async throws -> TransferDraft {
    state.withLock { state in
      let draft =
        state.drafts.first { $0.content == content }
        ?? TransferDraft(key: WriteKey(), content: content)
      state.drafts.removeAll { $0.key == draft.key }
      state.drafts.append(draft)
      return draft
    }
  }

  func made(_ transfer: Transfer.ID, of draft: WriteKey) async throws {
    state.withLock { state in
      state.drafts = state.drafts.map {
        $0.key == draft ? TransferDraft(key: draft, content: $0.content, transfer: transfer) : $0
      }
    }
  }

  func latest() async throws -> TransferDraft? { state.withLock { $0.drafts.last } }

  func remove(_ draft: WriteKey) async throws {
    state.withLock { $0.drafts.removeAll { $0.key == draft } }
  }

  // MARK: -

  /// Waits where the test wants it, and fails where all does.
  private func ask(_ question: String) async throws {
    let (gate, problem) = state.withLock { state in
      state.questions.append(question)
      return (state.gates[question], state.problem)
    }
    await gate?.pass()
    try Task.checkCancellation()
    if let problem { throw problem }
    if question.hasPrefix("people") || question.hasPrefix("transfer") {
      if let problem = state.withLock({ $0.problems[question] }) { throw problem }
    }
  }

  private func write<Value: Sendable>(
    _ question: String, _ body: (inout State) throws -> Value
  ) throws -> Value {
    try state.withLock { state in
      let problem = state.problems[question]
      if let problem, problem.isFinal { throw problem }
      let value = try body(&state)
      if let problem { throw problem }
      return value
    }
  }

  /// What is saved at once, then what is live, or why there is nothing live.
  private func answers<Value: Sendable>(
    _ question: String, _ make: @escaping @Sendable (borrowing State) -> Value
  ) -> Answers<Value> {
    Answers { give in
      let saved = self.state.withLock { $0.saved[question] }
      let old = saved.flatMap { saved in (saved.value as? Value).map { ($0, saved.date) } }
      if let (value, date) = old { give(Answer(value, .saved(at: date))) }
      do {
        try await self.ask(question)
        give(Answer(try self.live(question, make), .live))
      } catch let problem as AccountError {
        guard let (value, date) = old else { throw problem }
        give(Answer(value, .saved(at: date), problem: problem))
      }
    }
  }

  private func live<Value: Sendable>(
    _ question: String, _ make: (borrowing State) -> Value
  ) throws -> Value {
    let date = now()
    return try state.withLock { state in
      if let problem = state.problems[question] { throw problem }
      let value = make(state)
      state.saved[question] = (value, date)
      return value
    }
  }
}
