public import Foundation
public import Kit
public import PaymentsModel
public import Scripted
import SillarModel

/// A payments service with one payable, and a store of attempts, in memory.
///
/// Its calls: `payable ord_1`, `methods ord_1`, `pay k1 balance`, `pay k1 card_1 in 3`, `look up k1`, `payment pay_1`,
/// `card k1`; of the store `begin k1`, `end k1`.
public final class MemoryPayments: InMemory, Sendable {
  public struct State: Sendable {
    public var payable: Payable
    public var methods: PaymentMethods
    public var payments: [IdempotencyKey: Payment] = [:]
    public var attempts: [Payable.ID: PaymentAttempt] = [:]
    /// The number of attempts so far; their keys are k1, k2, …
    var lastKey = 0
    /// The reasons for which the next payments are declined, in order.
    public var declines: [Payment.Reason] = []
    /// All registered cards; kept cards are among the methods too.
    var cards: [IdempotencyKey: PaymentCard] = [:]
    var used: Set<PaymentCard.ID> = []
    /// The content of the request with each key.
    fileprivate var made: [IdempotencyKey: Wish] = [:]
  }

  public let memory: Memory<State, PaymentsError>
  let now: @Sendable () -> Date

  public init(
    _ payable: Payable = .order, methods: PaymentMethods = .sample(),
    now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_795_255_200) }
  ) {
    memory = Memory(State(payable: payable, methods: methods), now: now)
    self.now = now
  }

  // MARK: What a test does

  /// The calls that write or look up at the service.
  public var sent: [String] { log(of: "pay", "look up", "card") }
  public var payCount: Int { log(of: "pay").count }
  public var succeeded: [Payment] {
    with { $0.payments.values.filter { $0.state == .succeeded } }
  }
  public var attempt: PaymentAttempt? { with { $0.attempts.values.first } }

  public func decline(_ reasons: Payment.Reason...) { with { $0.declines += reasons } }

  /// Fails every read from now on; nil ends the failure.
  public func failReads(_ problem: PaymentsError?) {
    for calls in ["payable *", "look up *", "payment *"] { set(calls, problem) }
  }

  /// Fails to store and delete attempts from now on; nil ends the failure.
  public func failStore(_ problem: PaymentsError?) {
    for calls in ["begin *", "end *"] { set(calls, problem) }
  }

  private func set(_ calls: String, _ problem: PaymentsError?) {
    if let problem { fail(calls, problem) } else { recover(calls) }
  }

  /// Holds payments and cards until the gate is opened.
  public func holdWrites() -> Gate { hold("pay *", "card *") }

  public func close() { with { $0.payable = $0.payable.with(.closed) } }

  /// Pays the payable, as another device does.
  public func payElsewhere(id: Payment.ID = "pay_other") -> Payment {
    let date = now()
    return with { state in
      let payment = state.payment(id, with: .balance, at: date)
      state.payments["elsewhere"] = payment
      state.payable = state.payable.with(.paid(payment.id))
      return payment
    }
  }
}

/// The payable and the method of a request to pay.
private struct Wish: Equatable {
  let payable: Payable.ID
  let method: PaymentMethod

  init(_ attempt: PaymentAttempt) {
    payable = attempt.payable
    method = attempt.method
  }
}

extension MemoryPayments: PayablesRepository {
  public func payable(_ id: Payable.ID) async throws -> Payable {
    try await memory.call("payable \(id)") { state in
      guard id == state.payable.id else { throw PaymentsError.unknownPayable(id) }
      return state.payable
    }
  }

  public func methods(for id: Payable.ID) async throws -> PaymentMethods {
    try await memory.call("methods \(id)") { state in
      guard id == state.payable.id else { throw PaymentsError.unknownPayable(id) }
      return state.methods
    }
  }
}

extension MemoryPayments: PaymentsRepository {
  public func pay(_ attempt: PaymentAttempt) async throws -> Payment {
    let now = now()
    return try await memory.call("pay \(attempt.key) \(attempt.method.words)") { state in
      if let made = state.payments[attempt.key] {
        guard state.made[attempt.key] == Wish(attempt) else {
          throw PaymentsError.failed(.broken("idempotency-key-reused"))
        }
        return made
      }
      guard attempt.payable == state.payable.id else {
        throw PaymentsError.unknownPayable(attempt.payable)
      }
      switch state.payable.state {
      case .open: break
      case .paid: throw PaymentsError.alreadyPaid(attempt.payable)
      case .closed: throw PaymentsError.payableClosed(attempt.payable)
      }
      let declined = try state.reasonToDecline(attempt.method, at: now)
      let payment = state.payment(
        Payment.ID("pay_\(state.payments.count + 1)"), with: attempt.method, at: now,
        declined.map { .declined($0) } ?? .succeeded)
      state.payments[attempt.key] = payment
      state.made[attempt.key] = Wish(attempt)
      if declined == nil {
        state.payable = state.payable.with(.paid(payment.id))
        if case .card(let id, _) = attempt.method { state.used.insert(id) }
      }
      return payment
    }
  }

  public func payment(madeUnder key: IdempotencyKey) async throws -> Payment? {
    try await memory.call("look up \(key)") { $0.payments[key] }
  }

  public func payment(_ id: Payment.ID) async throws -> Payment {
    try await memory.call("payment \(id)") { state in
      guard let payment = state.payments.values.first(where: { $0.id == id }) else {
        throw PaymentsError.unknownPayment(id)
      }
      return payment
    }
  }
}

extension MemoryPayments: CardsRepository {
  public func register(_ card: NewCard, key: IdempotencyKey) async throws -> PaymentCard {
    let now = now()
    return try await memory.call("card \(key)") { state in
      if let known = state.cards[key] { return known }
      if card.expiry.isPast(at: now) { throw PaymentsError.cardRefused }
      let new = PaymentCard(
        id: PaymentCard.ID("card_new\(state.cards.count + 1)"), brand: card.number.brand,
        lastFour: card.number.lastFour, expiry: card.expiry)
      state.cards[key] = new
      if card.keeps { state.methods = state.methods.with(cards: state.methods.cards + [new]) }
      return new
    }
  }
}

extension MemoryPayments: AttemptsRepository {
  public func attempt(for payable: Payable.ID) async throws -> PaymentAttempt? {
    try await memory.call("attempt \(payable)") { $0.attempts[payable] }
  }

  public func begin(
    _ payable: Payable.ID, with method: PaymentMethod
  ) async throws -> (attempt: PaymentAttempt, isNew: Bool) {
    let key = IdempotencyKey("k\(with { $0.lastKey } + 1)")
    let now = now()
    return try await memory.call("begin \(key)") { state in
      if let underWay = state.attempts[payable] { return (underWay, false) }
      let attempt = PaymentAttempt(payable: payable, key: key, method: method, started: now)
      state.attempts[payable] = attempt
      state.lastKey += 1
      return (attempt, true)
    }
  }

  public func end(_ attempt: PaymentAttempt) async throws {
    try await Task {
      try await memory.call("end \(attempt.key)") { state in
        guard state.attempts[attempt.payable]?.key == attempt.key else { return }
        state.attempts[attempt.payable] = nil
      }
    }.value
  }
}

extension MemoryPayments.State {
  private func card(_ id: PaymentCard.ID) -> PaymentCard? {
    if let kept = methods.cards.first(where: { $0.id == id }) { return kept }
    // A card that is not kept can pay once.
    return used.contains(id) ? nil : cards.values.first { $0.id == id }
  }

  fileprivate mutating func reasonToDecline(
    _ method: PaymentMethod, at now: Date
  ) throws -> Payment.Reason? {
    if !declines.isEmpty { return declines.removeFirst() }
    switch method {
    case .balance: return methods.balance?.isSufficient == true ? nil : .insufficientFunds
    case .card(let id, let count):
      guard let card = card(id) else { throw PaymentsError.refused("unknown-card") }
      guard count == 1 || methods.plans.contains(where: { $0.count == count }) else {
        throw PaymentsError.refused("invalid-body")
      }
      return card.expiry.isPast(at: now) ? .cardDeclined : nil
    case .own: return nil
    }
  }

  fileprivate func payment(
    _ id: Payment.ID, with method: PaymentMethod, at date: Date,
    _ outcome: Payment.State = .succeeded
  ) -> Payment {
    var plan: InstalmentPlan?
    var (used, outcome) = (Payment.Method.balance, outcome)
    if case .own(let name) = method { (used, outcome) = (.own(name), .promised) }
    if case .card(let id, let count) = method, let card = card(id) {
      plan = methods.plans.first { $0.count == count }
      used = .card(card.brand, lastFour: card.lastFour, plan)
    }
    return Payment(
      id: id, payable: payable.id, kind: payable.kind, state: outcome, amount: payable.amount,
      total: plan?.total,
      method: used, date: date, payee: payable.payee, title: payable.title,
      reference: payable.reference)
  }
}

extension PaymentMethod {
  fileprivate var words: String {
    switch self {
    case .balance: "balance"
    case .card(let id, let count): "\(id) in \(count)"
    case .own(let name): name
    }
  }
}
