import BackendModel
import Foundation
import Money
import SillarData

extension StoredRecords {
  func payment(_ id: Payment.ID) throws -> Payment? {
    try one("payment", "SELECT * FROM payment WHERE id = \(id)") { try payment($0) }
  }

  func payment(of customer: CustomerID, key: IdempotencyKey) throws -> Payment? {
    try one(
      "payment",
      "SELECT * FROM payment WHERE customer = \(customer) AND key = \(key.rawValue)"
    ) { try payment($0) }
  }

  func insert(_ payment: Payment, key: IdempotencyKey) throws {
    var columns: (brand: CardBrand?, last4: String?, count: Int?, rate: Int?)
    if case .card(let brand, let last4, let plan) = payment.method {
      columns = (brand, last4, plan?.count, plan?.yearlyRate.basisPoints)
    }
    try database.execute(
      """
      INSERT INTO payment (
        number, id, customer, key, payable, state, reason, currency, amount, total, brand, last4,
        instalments, rate, date, payee, title, entry)
      SELECT coalesce(max(number), 0) + 1, \(payment.id), \(payment.payer), \(key.rawValue),
        \(payment.payable), \(payment.state), \(payment.reason), \(payment.amount.currency.code),
        \(payment.amount.minorUnits), \(payment.total.minorUnits), \(columns.brand),
        \(columns.last4), \(columns.count), \(columns.rate), \(payment.date), \(payment.payee),
        \(payment.title), \(payment.entry)
      FROM payment
      """)
  }

  func paidByCard(of customer: CustomerID, in currency: Currency, since: Date) throws -> Money {
    try sum(
      currency,
      "customer = \(customer) AND brand IS NOT NULL AND state <> 'declined' AND date > \(since)")
  }

  func promised(by customer: CustomerID, in currency: Currency, since: Date) throws -> Money {
    try sum(currency, "customer = \(customer) AND state = 'promised' AND date > \(since)")
  }

  private func sum(_ currency: Currency, _ condition: SQL) throws -> Money {
    let sum: Int? = try database.value(
      """
      SELECT coalesce(sum(total), 0) FROM payment
      WHERE currency = \(currency.code) AND \(condition)
      """)
    return Money(minorUnits: sum ?? 0, currency)
  }

  func update(_ payment: Payment) throws {
    try database.execute("UPDATE payment SET state = \(payment.state) WHERE id = \(payment.id)")
  }

  private func payment(_ row: borrowing SQLRow) throws -> Payment {
    let currency = try row.currency("currency")
    return Payment(
      id: try row["id"], payer: try row["customer"], payable: try row["payable"],
      state: try row["state"], reason: try row["reason"],
      amount: try row.money("amount", in: currency), total: try row.money("total", in: currency),
      method: try method(row, currency), date: try row["date"],
      payee: try row["payee"], title: try row["title"], entry: try row["entry"])
  }

  private func method(_ row: borrowing SQLRow, _ currency: Currency) throws -> Payment.Method {
    guard let brand: CardBrand = try row["brand"] else {
      let (state, reason): (Payment.State, Payment.DeclineReason?) =
        (try row["state"], try row["reason"])
      return state == .promised || reason == .deliveryLimit ? .onDelivery : .balance
    }
    var plan: InstalmentPlan?
    if let count: Int = try row["instalments"] {
      plan = try InstalmentPlan(
        count: count, yearlyRate: YearlyRate(basisPoints: try row["rate"]),
        of: try row.money("amount", in: currency))
    }
    return .card(brand: brand, last4: try row["last4"], plan: plan)
  }
}
