import Foundation
import Money
import PaymentsModel
import Synchronization

/// A backend and a store in memory: answers as a test says, and remembers what it was asked.
final class MemoryBackend: PayablesRepository, PaymentsRepository, AttemptsRepository,
  CardsRepository
{
  private struct State {
    var payable: Payable
    var methods: PaymentMethods
    var payments: [IdempotencyKey: Payment] = [:]
    var attempts: [Payable.ID: PaymentAttempt] = [:]
    /// What becomes of the next payments, in order; then all succeed.
    var faults: [Fault] = []
    var lookupProblem: PaymentsError?
    var storeProblem: PaymentsError?
    var log: [String] = []
  }

  enum Fault: Sendable {
    /// Nothing is done, and this is the answer.
    case before(PaymentsError)
    /// It is paid, and this is the answer.
    case after(PaymentsError)
    case declined(Payment.Reason)
  }

  private let state: Mutex<State>

  init(_ payable: Payable, methods: PaymentMethods) {
    state = Mutex(State(payable: payable, methods: methods))
  }

  var log: [String] { state.withLock { $0.log } }
  var attempt: PaymentAttempt? { state.withLock { $0.attempts.values.first } }
  var payments: [Payment] { state.withLock { Array($0.payments.values) } }

  func fail(_ faults: Fault...) { state.withLock { $0.faults += faults } }
  func failLookups(_ problem: PaymentsError?) { state.withLock { $0.lookupProblem = problem } }
  func failStore(_ problem: PaymentsError?) { state.withLock { $0.storeProblem = problem } }
  func set(_ state: Payable.State) { self.state.withLock { $0.payable = $0.payable.with(state) } }

  /// As another device would.
  func payElsewhere(_ payment: Payment) {
    state.withLock { state in
      state.payments["elsewhere"] = payment
      state.payable = state.payable.with(.paid(payment.id))
    }
  }

  func payable(_ id: Payable.ID) async throws -> Payable {
    try state.withLock { state in
      state.log.append("payable")
      if let problem = state.lookupProblem { throw problem }
      return state.payable
    }
  }

  func methods(for id: Payable.ID) async throws -> PaymentMethods {
    state.withLock { $0.methods }
  }

  func pay(_ attempt: PaymentAttempt) async throws -> Payment {
    try state.withLock { state in
      state.log.append("pay \(attempt.key)")
      if let made = state.payments[attempt.key] { return made }
      let fault = state.faults.isEmpty ? nil : state.faults.removeFirst()
      if case .before(let problem) = fault { throw problem }
      switch state.payable.state {
      case .open: break
      case .paid: throw PaymentsError.alreadyPaid(attempt.payable)
      case .closed: throw PaymentsError.payableClosed(attempt.payable)
      }
      var outcome = Payment.State.succeeded
      if case .declined(let reason) = fault { outcome = .declined(reason) }
      let payment = Payment(
        id: Payment.ID("pay_\(attempt.key)"), payable: attempt.payable, state: outcome,
        amount: state.payable.amount, method: .balance, date: attempt.started,
        payee: state.payable.payee, title: state.payable.title)
      state.payments[attempt.key] = payment
      if outcome == .succeeded { state.payable = state.payable.with(.paid(payment.id)) }
      if case .after(let problem) = fault { throw problem }
      return payment
    }
  }

  func payment(madeUnder key: IdempotencyKey) async throws -> Payment? {
    try state.withLock { state in
      state.log.append("look up \(key)")
      if let problem = state.lookupProblem { throw problem }
      return state.payments[key]
    }
  }

  func payment(_ id: Payment.ID) async throws -> Payment {
    try state.withLock { state in
      if let problem = state.lookupProblem { throw problem }
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
      state.log.append("begin \(attempt.key)")
      if let underWay = state.attempts[attempt.payable] { return underWay }
      state.attempts[attempt.payable] = attempt
      return attempt
    }
  }

  func end(_ attempt: PaymentAttempt) async throws {
    try state.withLock { state in
      if let problem = state.storeProblem { throw problem }
      state.log.append("end \(attempt.key)")
      if state.attempts[attempt.payable]?.key == attempt.key {
        state.attempts[attempt.payable] = nil
      }
    }
  }

  func register(_ card: NewCard, key: IdempotencyKey) async throws -> PaymentCard {
    PaymentCard(
      id: PaymentCard.ID("card_\(key)"), brand: card.number.brand, lastFour: card.number.lastFour,
      expiry: card.expiry)
  }
}

extension Payable {
  func with(_ state: State) -> Payable {
    Payable(
      id: id, kind: kind, title: title, detail: detail, payee: payee, amount: amount, state: state,
      reference: reference)
  }
}
