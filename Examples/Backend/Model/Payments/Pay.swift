public import Money

import struct Foundation.TimeInterval

/// Pays a payable, once, however often the request is sent. A declined payment moves no money, and the
/// payable stays open.
///
///     let payment = try Pay(
///       id, with: .balance, customer: customer, key: key
///     ).execute(in: records)
public struct Pay: Sendable {
  /// The amount that the cards of one account may pay in 24 hours, in each currency what it is worth. They are cards of a demonstration: nobody pays the
  /// money back that they bring into it.
  public static let cardLimit = Money(minorUnits: 2_000_00, .eur)
  /// The amount of the orders on delivery of one account in 24 hours, in each currency what it is worth. They take items out of stock, and cost nothing
  /// until they are delivered.
  public static let deliveryLimit = Money(minorUnits: 400_00, .eur)
  private static let day: TimeInterval = 86_400

  /// The payment method.
  public enum Method: Sendable {
    case balance
    /// - Parameter instalments: the number of installments; 1 to pay all at once.
    case card(String, instalments: Int)
    /// In cash on delivery; no money moves before. Only for orders.
    case onDelivery
  }

  private let id: String
  private let method: Method
  private let customer: CustomerID
  private let key: IdempotencyKey

  /// - Parameters:
  ///   - id: the id of the ``Payable``.
  ///   - key: the idempotency key, by which the payment can be found later.
  public init(_ id: String, with method: Method, customer: CustomerID, key: IdempotencyKey) {
    self.id = id
    self.method = method
    self.customer = customer
    self.key = key
  }

  /// - Throws: ``Refusal/unknownPayable``, ``Refusal/alreadyPaid(_:)``, ``Refusal/payableClosed``,
  ///   ``Refusal/unknownCard``, ``Refusal/outOfStock(_:)`` for an order, ``Refusal/invalid(_:)`` for installments that
  ///   are not offered.
  public func execute(in records: any CommerceRecords) throws -> Payment {
    let payable = try openPayable(in: records)
    let payment =
      switch method {
      case .balance: try payByBalance(payable, in: records)
      case .card(let id, let instalments):
        try pay(payable, byCard: id, instalments: instalments, in: records)
      case .onDelivery: try promise(payable, in: records)
      }
    try records.insert(payment, key: key)
    if payment.state != .declined { try records.settle(payable.id, by: payment) }
    return payment
  }

  private func openPayable(in records: any CommerceRecords) throws -> Payable {
    guard let id = PayableID(id), let payable = try records.payable(id, of: customer) else {
      throw Refusal.unknownPayable
    }
    if payable.state == .paid, let payment = try payable.payment.flatMap(records.payment) {
      throw Refusal.alreadyPaid(payment)
    }
    guard payable.state == .open else { throw Refusal.payableClosed }
    if case .order(let id) = payable.id { try records.order(id)?.requireStock(in: records) }
    return payable
  }

  private func payByBalance(
    _ payable: Payable, in records: any CommerceRecords
  ) throws -> Payment {
    let account = Account.customer(customer)
    let balance = try records.balance(of: account)
    guard try balance.currency == payable.amount.currency && balance.covers(payable.amount) else {
      return payment(
        of: payable, by: .balance, total: payable.amount, declined: .insufficientFunds, in: records)
    }
    let entry = try LedgerEntry(
      date: records.now,
      [
        Posting(account, payable.amount.negated, statement: payable.payerStatement),
        Posting(payable.account, payable.amount, statement: payable.payeeStatement),
      ])
    try records.post(entry)
    return payment(
      of: payable, by: .balance, total: payable.amount, entry: entry.id, in: records)
  }

  private func pay(
    _ payable: Payable, byCard id: String, instalments: Int, in records: any CommerceRecords
  ) throws -> Payment {
    guard let card = try Card.ID(id).flatMap({ try records.card($0, of: customer) }) else {
      throw Refusal.unknownCard
    }
    let plan = try plan(for: payable.amount, count: instalments)
    let total = plan?.total ?? payable.amount
    let method = Payment.Method.card(brand: card.brand, last4: card.last4, plan: plan)
    if card.isDeclined || card.expiry.hasPassed(at: records.now) {
      return payment(of: payable, by: method, total: total, declined: .cardDeclined, in: records)
    }
    let paid = try records.paidByCard(
      of: customer, in: total.currency, since: records.now.addingTimeInterval(-Self.day))
    let limit = try records.cardLimit.worth(in: total.currency)
    guard try limit.covers(paid.adding(total)) else {
      return payment(of: payable, by: method, total: total, declined: .cardLimit, in: records)
    }
    // The payer's account does not change: the card company owes the money.
    var postings = [
      Posting(.cards(total.currency), total.negated),
      Posting(payable.account, payable.amount, statement: payable.payeeStatement),
    ]
    let interest = try total.subtracting(payable.amount)
    if interest.isPositive { postings.append(Posting(.interest(total.currency), interest)) }
    let entry = try LedgerEntry(date: records.now, postings)
    try records.post(entry)
    if !card.isKept { try records.delete(card.id) }
    return payment(of: payable, by: method, total: total, entry: entry.id, in: records)
  }

  /// Returns a payment that is due on delivery, and moves no money.
  private func promise(_ payable: Payable, in records: any CommerceRecords) throws -> Payment {
    guard case .order = payable.id else {
      throw Refusal.invalid(InputFault("method/type", "can be on-delivery for orders only"))
    }
    let currency = payable.amount.currency
    let promised = try records.promised(
      by: customer, in: currency, since: records.now.addingTimeInterval(-Self.day))
    let limit = try Self.deliveryLimit.worth(in: currency)
    let isCovered = try limit.covers(promised.adding(payable.amount))
    return Payment(
      id: .random(), payer: customer, payable: payable.id,
      state: isCovered ? .promised : .declined, reason: isCovered ? nil : .deliveryLimit,
      amount: payable.amount, total: payable.amount, method: .onDelivery, date: records.now,
      payee: payable.payee, title: payable.title, entry: nil)
  }

  private func plan(for amount: Money, count: Int) throws -> InstalmentPlan? {
    if count == 1 { return nil }
    guard let plan = try InstalmentPlan.offered(for: amount).first(where: { $0.count == count })
    else {
      throw Refusal.invalid(
        InputFault("method/instalments", "is none of what GET …/methods offers"))
    }
    return plan
  }

  private func payment(
    of payable: Payable, by method: Payment.Method, total: Money,
    declined reason: Payment.DeclineReason? = nil, entry: LedgerEntry.ID? = nil,
    in records: any CommerceRecords
  ) -> Payment {
    Payment(
      id: .random(), payer: customer, payable: payable.id,
      state: reason == nil ? .succeeded : .declined, reason: reason, amount: payable.amount,
      total: total, method: method, date: records.now, payee: payable.payee, title: payable.title,
      entry: entry)
  }
}

extension Money {
  var negated: Money { Money(minorUnits: -minorUnits, currency) }
}
