import Foundation
import Money
import PaymentsModel
import Scripted
import Synchronization

/// A backend and a store in memory, which go wrong, or wait, as a test wants them to.
final class MemoryBackend: PayablesRepository, PaymentsRepository, AttemptsRepository,
  CardsRepository
{
  enum Fault: Sendable {
    /// Nothing is done, and this is the answer.
    case before(PaymentsError)
    /// It is paid, and this is the answer.
    case after(PaymentsError)
    case declined(Payment.Reason)
  }

  fileprivate struct State {
    var payable: Payable
    var methods: PaymentMethods
    var payments: [IdempotencyKey: Payment] = [:]
    var attempts: [Payable.ID: PaymentAttempt] = [:]
    var faults: [Fault] = []
    var problem: PaymentsError?
    var storeProblem: PaymentsError?
    var gate: Gate?
    var log: [String] = []
    var keptCards: [String] = []
  }

  private let state: Mutex<State>
  private let now: @Sendable () -> Date

  init(_ payable: Payable, methods: PaymentMethods, now: @escaping @Sendable () -> Date) {
    state = Mutex(State(payable: payable, methods: methods))
    self.now = now
  }

  // MARK: What a test does

  /// What was asked so far: `pay k1`, `look up k1`, `card …`.
  var log: [String] { state.withLock { $0.log } }
  var payCount: Int { log.count { $0.hasPrefix("pay ") } }
  var succeeded: [Payment] {
    state.withLock { $0.payments.values.filter { $0.state == .succeeded } }
  }
  var attempt: PaymentAttempt? { state.withLock { $0.attempts.values.first } }

  /// The last digits of the cards that were to be kept.
  var keptCards: [String] { state.withLock { $0.keptCards } }

  func fail(_ faults: Fault...) { state.withLock { $0.faults += faults } }
  /// Fails every read from now on; nil for well again.
  func failReads(_ problem: PaymentsError?) { state.withLock { $0.problem = problem } }
  func failStore(_ problem: PaymentsError?) { state.withLock { $0.storeProblem = problem } }
  func set(_ methods: PaymentMethods) { state.withLock { $0.methods = methods } }
  func close() { state.withLock { $0.payable = $0.payable.with(.closed) } }

  /// Lets payments and cards wait until the gate is opened.
  func hold() -> Gate {
    let gate = Gate()
    state.withLock { $0.gate = gate }
    return gate
  }

  func payElsewhere(_ payment: Payment) {
    state.withLock { state in
      state.payments["elsewhere"] = payment
      state.payable = state.payable.with(.paid(payment.id))
    }
  }

  // MARK: Repositories

  func payable(_ id: Payable.ID) async throws -> Payable {
    try state.withLock { state in
      if let problem = state.problem { throw problem }
      guard id == state.payable.id else { throw PaymentsError.unknownPayable(id) }
      return state.payable
    }
  }

  func methods(for id: Payable.ID) async throws -> PaymentMethods {
    state.withLock { $0.methods }
  }

  func pay(_ attempt: PaymentAttempt) async throws -> Payment {
    let gate = state.withLock { state in
      state.log.append("pay \(attempt.key) \(attempt.method.words)")
      return state.gate
    }
    await gate?.pass()
    try Task.checkCancellation()
    let date = now()
    return try state.withLock { state in
      if let made = state.payments[attempt.key] { return made }
      switch state.payable.state {
      case .open: break
      case .paid: throw PaymentsError.alreadyPaid(attempt.payable)
      case .closed: throw PaymentsError.payableClosed(attempt.payable)
      }
      let fault = state.faults.isEmpty ? nil : state.faults.removeFirst()
      if case .before(let problem) = fault { throw problem }
      var outcome = Payment.State.succeeded
      if case .declined(let reason) = fault { outcome = .declined(reason) }
      let payment = state.payment(for: attempt, outcome, at: date)
      state.payments[attempt.key] = payment
      if outcome == .succeeded { state.payable = state.payable.with(.paid(payment.id)) }
      if case .after(let problem) = fault { throw problem }
      return payment
    }
  }

  func payment(madeUnder key: IdempotencyKey) async throws -> Payment? {
    try state.withLock { state in
      state.log.append("look up \(key)")
      if let problem = state.problem { throw problem }
      return state.payments[key]
    }
  }

  func payment(_ id: Payment.ID) async throws -> Payment {
    try state.withLock { state in
      if let problem = state.problem { throw problem }
      guard let payment = state.payments.values.first(where: { $0.id == id }) else {
        throw PaymentsError.unknownPayment(id)
      }
      return payment
    }
  }

  func attempt(for payable: Payable.ID) async throws -> PaymentAttempt? {
    state.withLock { $0.attempts[payable] }
  }

  func begin(_ attempt: PaymentAttempt) async throws -> PaymentAttempt {
    try state.withLock { state in
      if let problem = state.storeProblem { throw problem }
      if let underWay = state.attempts[attempt.payable] { return underWay }
      state.attempts[attempt.payable] = attempt
      return attempt
    }
  }

  func end(_ attempt: PaymentAttempt) async throws {
    state.withLock { state in
      if state.attempts[attempt.payable]?.key == attempt.key {
        state.attempts[attempt.payable] = nil
      }
    }
  }

  func register(_ card: NewCard, key: IdempotencyKey) async throws -> PaymentCard {
    let gate = state.withLock { state in
      state.log.append("card \(key)")
      return state.gate
    }
    await gate?.pass()
    return try state.withLock { state in
      let fault = state.faults.isEmpty ? nil : state.faults.removeFirst()
      if case .before(let problem) = fault { throw problem }
      if card.keeps { state.keptCards.append(card.number.lastFour) }
      return PaymentCard(
        id: "card_new", brand: card.number.brand, lastFour: card.number.lastFour,
        expiry: card.expiry)
    }
  }
}

extension MemoryBackend.State {
  fileprivate func payment(
    for attempt: PaymentAttempt, _ outcome: Payment.State, at date: Date
  ) -> Payment {
    var plan: InstalmentPlan?
    var method = Payment.Method.balance
    if case .card(let id, let count) = attempt.method {
      let card = methods.cards.first { $0.id == id }
      plan = methods.plans.first { $0.count == count }
      method = .card(card?.brand ?? .visa, lastFour: card?.lastFour ?? "4242", plan)
    }
    return Payment(
      id: Payment.ID("pay_\(payments.count + 1)"), payable: attempt.payable, state: outcome,
      amount: payable.amount, total: plan?.total, method: method, date: date,
      payee: payable.payee, title: payable.title, reference: payable.reference)
  }
}

extension Payable {
  func with(_ state: State) -> Payable {
    Payable(
      id: id, kind: kind, title: title, detail: detail, payee: payee, amount: amount, state: state,
      reference: reference)
  }
}

extension PaymentMethod {
  fileprivate var words: String {
    switch self {
    case .balance: "balance"
    case .card(let id, let count): "\(id) in \(count)"
    }
  }
}
