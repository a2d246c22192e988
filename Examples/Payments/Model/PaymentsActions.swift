public import Foundation

/// The actions of one customer in Payments.
///
/// ```swift
/// let actions = PaymentsActions(
///   payables: payables, cards: cards, payments: payments, attempts: attempts)
/// let situation = try await actions.openPayable.execute("ord_7Q2K")
/// ```
public struct PaymentsActions: Sendable {
  public let openPayable: OpenPayable
  public let paymentService: PaymentService
  public let payables: any PayablesRepository
  public let cards: any CardsRepository
  public let payments: any PaymentsRepository
  public let attempts: any AttemptsRepository

  /// - Parameter now: The time, for the age of attempts and the expiry of cards.
  public init(
    payables: any PayablesRepository, cards: any CardsRepository,
    payments: any PaymentsRepository, attempts: any AttemptsRepository,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    openPayable = OpenPayable(
      payables: payables, payments: payments, attempts: attempts, now: now)
    paymentService = PaymentService(
      payables: payables, payments: payments, attempts: attempts, now: now)
    self.payables = payables
    self.cards = cards
    self.payments = payments
    self.attempts = attempts
  }
}
