public import Foundation

/// Gets the state of an item that is to be paid.
public struct OpenPayable: Sendable {
  private let payables: any PayablesRepository
  private let payments: any PaymentsRepository
  private let attempts: any AttemptsRepository
  private let now: @Sendable () -> Date

  public init(
    payables: any PayablesRepository, payments: any PaymentsRepository,
    attempts: any AttemptsRepository, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.payables = payables
    self.payments = payments
    self.attempts = attempts
    self.now = now
  }

  /// A pending attempt comes first: until its outcome is known, no other may be made.
  ///
  /// - Parameters:
  ///   - offersKept: True to offer the cards that the customer has kept.
  ///   - offersPlans: True to offer instalments.
  ///   - own: The names of the app's own methods.
  /// - Throws: ``PaymentsError``, or `CancellationError`.
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
