/// Finds out how something that is to be paid stands.
public protocol OpenPayable: Sendable {
  /// - Throws: ``PaymentsError``, or `CancellationError`.
  func execute(_ id: Payable.ID) async throws -> PayableSituation
}

public struct DefaultOpenPayable: OpenPayable {
  private let payables: any PayablesRepository
  private let payments: any PaymentsRepository
  private let attempts: any AttemptsRepository

  public init(
    payables: any PayablesRepository, payments: any PaymentsRepository,
    attempts: any AttemptsRepository
  ) {
    self.payables = payables
    self.payments = payments
    self.attempts = attempts
  }

  /// An attempt that was begun comes first: until it is known what became of it, nothing else may be tried.
  public func execute(_ id: Payable.ID) async throws -> PayableSituation {
    if let attempt = try await attempts.attempt(for: id) { return .underWay(attempt) }
    let payable = try await payables.payable(id)
    switch payable.state {
    case .paid(let payment): return .paid(try await payments.payment(payment))
    case .closed: return .closed(payable)
    case .open:
      let methods = try await payables.methods(for: id)
      return .open(payable, methods.fitting(payable.amount))
    }
  }
}
