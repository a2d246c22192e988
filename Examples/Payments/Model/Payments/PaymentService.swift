public import Foundation

/// Pays once.
///
/// An attempt is written down with a key of its own before anything is sent. Every request of it has that key, so
/// the backend does it once. It is forgotten when the backend has said what became of it, and not before: then a new
/// attempt, with a new key, may be made.
public struct PaymentService: Sendable {
  /// After so many seconds an attempt that never arrived is not sent any more: nobody may want it that way by now.
  static let patience: TimeInterval = 15 * 60

  private let payables: any PayablesRepository
  private let payments: any PaymentsRepository
  private let attempts: any AttemptsRepository
  private let now: @Sendable () -> Date
  private let makeKey: @Sendable () -> IdempotencyKey

  public init(
    payables: any PayablesRepository, payments: any PaymentsRepository,
    attempts: any AttemptsRepository, now: @escaping @Sendable () -> Date = { Date() },
    makeKey: @escaping @Sendable () -> IdempotencyKey = { IdempotencyKey() }
  ) {
    self.payables = payables
    self.payments = payments
    self.attempts = attempts
    self.now = now
    self.makeKey = makeKey
  }

  /// Writes an attempt down.
  ///
  /// - Returns: It, or the one that is under way already: then nobody knows what has been sent of that.
  /// - Throws: ``PaymentsError/storageFailed(_:)``, or `CancellationError`; then nothing was sent.
  public func begin(
    _ payable: Payable.ID, with method: PaymentMethod
  ) async throws -> (attempt: PaymentAttempt, isNew: Bool) {
    let wish = PaymentAttempt(payable: payable, key: makeKey(), method: method, started: now())
    let attempt = try await attempts.begin(wish)
    return (attempt, attempt.key == wish.key)
  }

  /// Sends an attempt. Also again: it has its key.
  ///
  /// - Throws: `CancellationError` only.
  public func send(_ attempt: PaymentAttempt) async throws -> PaymentSettlement {
    try await settle(attempt) { try await payments.pay(attempt) }
  }

  /// Looks up what became of an attempt that was perhaps sent. If nothing did, sends it, or gives it up where it is
  /// older than a quarter of an hour.
  ///
  /// - Throws: `CancellationError` only.
  public func check(_ attempt: PaymentAttempt) async throws -> PaymentSettlement {
    try await settle(attempt) {
      if let made = try await payments.payment(madeUnder: attempt.key) { return made }
      if now().timeIntervalSince(attempt.started) > Self.patience {
        throw PaymentsError.neverArrived
      }
      return try await payments.pay(attempt)
    }
  }

  private func settle(
    _ attempt: PaymentAttempt, _ ask: () async throws -> Payment
  ) async throws -> PaymentSettlement {
    do {
      let payment = try await ask()
      await end(attempt)
      if case .declined = payment.state { return .declined(payment) }
      return .paid(payment)
    } catch PaymentsError.alreadyPaid {
      return try await paidOtherwise(attempt)
    } catch let error as PaymentsError where !error.isTransient {
      await end(attempt)
      return .refused(error)
    } catch is PaymentsError {
      return .unclear
    }
  }

  /// The payment that came first. Until it can be had, the attempt is kept: asking again leads here again.
  private func paidOtherwise(_ attempt: PaymentAttempt) async throws -> PaymentSettlement {
    do {
      switch try await payables.payable(attempt.payable).state {
      case .paid(let id):
        let payment = try await payments.payment(id)
        await end(attempt)
        return .paid(payment)
      case .closed:
        // It was paid by another way and given back meanwhile: there is nothing left to pay.
        await end(attempt)
        return .refused(.payableClosed(attempt.payable))
      case .open: return .unclear
      }
    } catch is PaymentsError {
      return .unclear
    }
  }

  /// In a task of its own: the caller's may be cancelled, and then the store would refuse. If the store fails, the
  /// attempt is looked up once more when somebody comes back to it, with the same end.
  private func end(_ attempt: PaymentAttempt) async {
    await Task { [attempts] in try? await attempts.end(attempt) }.value
  }
}
