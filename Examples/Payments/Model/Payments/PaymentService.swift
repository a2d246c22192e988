import Foundation
import SillarModel

/// The outcome of an attempt to pay, as far as it is known.
public enum PaymentSettlement: Hashable, Sendable {
  /// It is paid; perhaps with another attempt.
  case paid(Payment)
  /// Nothing was paid. A new attempt may be made.
  case declined(Payment.Reason)
  /// Nothing was paid, for it cannot be, or not like this.
  case refused(PaymentsError)
  /// The answer was lost, or there was none. Something may have been paid: ask again, with the same attempt.
  case unclear
}

/// Sends attempts to pay, and finds out their outcomes.
///
/// An attempt is stored with a key of its own before it is sent: see ``AttemptsRepository``. Every request has that key,
/// so the backend pays once. The attempt is forgotten when its outcome is known; then another one may be made.
public struct PaymentService: Sendable {
  /// After so many seconds an attempt that never arrived is not sent any more: the customer may no longer want it.
  static let patience: TimeInterval = 15 * 60

  let payables: any PayablesRepository
  let payments: any PaymentsRepository
  let attempts: any AttemptsRepository
  let now: @Sendable () -> Date

  /// Sends an attempt that has just begun.
  ///
  /// - Throws: `CancellationError` only.
  public func send(_ attempt: PaymentAttempt) async throws -> PaymentSettlement {
    try await settle(attempt) { try await payments.pay(attempt) }
  }

  /// Looks up the payment of an attempt that may have been sent. If there is none, sends the attempt, or gives it up if
  /// it is older than a quarter of an hour.
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
      if case .declined(let reason) = payment.state { return .declined(reason) }
      return .paid(payment)
    } catch PaymentsError.alreadyPaid {
      return try await paidOtherwise(attempt)
    } catch let error as PaymentsError where !error.problem.mayPass {
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

  /// If the store fails, the attempt is looked up once more when the customer comes back to it, with the same result.
  private func end(_ attempt: PaymentAttempt) async { try? await attempts.end(attempt) }
}
