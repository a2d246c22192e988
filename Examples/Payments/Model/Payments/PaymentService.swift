import Foundation
import SillarModel

/// The outcome of an attempt to pay, as far as it is known.
public enum PaymentSettlement: Hashable, Sendable {
  /// The item is paid, perhaps with another attempt.
  case paid(Payment)
  /// Nothing was paid. A new attempt may be made.
  case declined(Payment.Reason)
  /// Nothing was paid: the item cannot be paid, or not with this method.
  case refused(PaymentsError)
  /// There was no answer, or it was lost. The item may have been paid: check the same attempt again.
  case unclear
}

/// Sends attempts to pay, and finds out their outcomes.
///
/// An attempt is stored with a key of its own before it is sent: see ``AttemptsRepository``. Every request has that key,
/// so the backend pays once. The attempt is forgotten when its outcome is known; then another one may be made.
public struct PaymentService: Sendable {
  /// The maximum age in seconds at which an attempt that never arrived is sent: later, the customer may not want it.
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

  /// Reads the other payment of the item. Until it can be read, the attempt is kept, and the next check tries again.
  private func paidOtherwise(_ attempt: PaymentAttempt) async throws -> PaymentSettlement {
    do {
      switch try await payables.payable(attempt.payable).state {
      case .paid(let id):
        let payment = try await payments.payment(id)
        await end(attempt)
        return .paid(payment)
      case .closed:
        // The item was paid by another attempt and refunded meanwhile: nothing is left to pay.
        await end(attempt)
        return .refused(.payableClosed(attempt.payable))
      case .open: return .unclear
      }
    } catch is PaymentsError {
      return .unclear
    }
  }

  /// Deletes the attempt. If the store fails, the next visit checks it once more, with the same result.
  private func end(_ attempt: PaymentAttempt) async { try? await attempts.end(attempt) }
}
