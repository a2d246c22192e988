public import Foundation

/// Every action of Payments for one customer, for an app to hand to the screens that need them.
///
/// ```swift
/// let actions = PaymentsActions(
///   payables: payables, cards: cards, payments: payments, attempts: attempts)
/// let situation = try await actions.openPayable.execute("ord_7Q2K")
/// ```
public struct PaymentsActions: Sendable {
  public let openPayable: any OpenPayable
  public let registerCard: any RegisterCard
  public let beginPayment: any BeginPayment
  public let sendPayment: any SendPayment
  public let checkPayment: any CheckPayment
  public let getReceipt: any GetReceipt

  /// - Parameters:
  ///   - now: What time it is, for attempts.
  ///   - makeKey: Makes the key of an attempt.
  public init(
    payables: any PayablesRepository, cards: any CardsRepository,
    payments: any PaymentsRepository, attempts: any AttemptsRepository,
    now: @escaping @Sendable () -> Date = { Date() },
    makeKey: @escaping @Sendable () -> IdempotencyKey = { IdempotencyKey() }
  ) {
    let service = PaymentService(
      payables: payables, payments: payments, attempts: attempts, now: now, makeKey: makeKey)
    openPayable = DefaultOpenPayable(payables: payables, payments: payments, attempts: attempts)
    registerCard = DefaultRegisterCard(cards: cards)
    beginPayment = DefaultBeginPayment(service: service)
    sendPayment = DefaultSendPayment(service: service)
    checkPayment = DefaultCheckPayment(service: service)
    getReceipt = DefaultGetReceipt(payments: payments)
  }
}
