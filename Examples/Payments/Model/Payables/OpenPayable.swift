import Foundation

/// The state of a payable, and the possible ways to pay it.
public enum PayableSituation: Hashable, Sendable {
  /// The item can be paid with these methods; with a card, also in these plans.
  case open(Payable, [MethodChoice], [InstalmentPlan])
  /// An attempt to pay the item has begun, and its outcome is not known yet.
  case underWay(PaymentAttempt)
  case paid(Payment)
  /// The item can no longer be paid.
  case closed(Payable)
}

/// Reads the state of a payable.
public struct OpenPayable: Sendable {
  let payables: any PayablesRepository
  let payments: any PaymentsRepository
  let attempts: any AttemptsRepository
  let now: @Sendable () -> Date

  /// Reads the state. A pending attempt comes first: until its outcome is known, no other may be made.
  ///
  /// - Parameters:
  ///   - offersKept: True to offer the cards that the customer has kept.
  ///   - offersPlans: True to offer instalments.
  ///   - own: The names of the app's own methods.
  public func execute(
    _ id: Payable.ID, offersKept: Bool = true, offersPlans: Bool = true,
    own: [String] = []
  ) async throws -> PayableSituation {
    if let attempt = try await attempts.attempt(for: id) { return .underWay(attempt) }
    let payable = try await payables.payable(id)
    switch payable.state {
    case .paid(let payment): return .paid(try await payments.payment(payment))
    case .closed: return .closed(payable)
    case .open:
      let methods = try await payables.methods(for: id)
      return .open(
        payable, methods.choices(at: now(), offersKept: offersKept, own: own),
        offersPlans ? methods.plans(for: payable.amount) : [])
    }
  }
}
