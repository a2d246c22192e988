import BackendModel
import Foundation
import GRDB
import Money

extension StoredRecords {
  func payment(_ id: Payment.ID) throws -> Payment? {
    try one("payment", "SELECT * FROM payment WHERE id = ?", [id.rawValue], payment)
  }

  func payment(of customer: CustomerID, key: IdempotencyKey) throws -> Payment? {
    try one(
      "payment", "SELECT * FROM payment WHERE customer = ? AND key = ?",
      [customer.rawValue, key.rawValue], payment)
  }

  func insert(_ payment: Payment, key: IdempotencyKey) throws {
    var columns: (brand: String?, last4: String?, count: Int?, rate: Int?)
    if case .card(let brand, let last4, let plan) = payment.method {
      columns = (brand.rawValue, last4, plan?.count, plan?.yearlyRate.basisPoints)
    }
    try run(
      """
      INSERT INTO payment (
        id, customer, key, payable, state, reason, amount, total, brand, last4, instalments, rate,
        date, payee, title, entry)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        payment.id.rawValue, payment.payer.rawValue, key.rawValue, payment.payable.rawValue,
        payment.state.rawValue, payment.reason?.rawValue, payment.amount.minorUnits,
        payment.total.minorUnits, columns.brand, columns.last4, columns.count, columns.rate,
        payment.date.seconds, payment.payee, payment.title, payment.entry?.rawValue,
      ])
  }

  func paidByCard(of customer: CustomerID, since: Date) throws -> Money {
    let sum = try row(
      """
      SELECT coalesce(sum(total), 0) AS paid FROM payment
      WHERE customer = ? AND brand IS NOT NULL AND state <> 'declined' AND date > ?
      """, [customer.rawValue, since.seconds])
    return Money(minorUnits: sum?["paid"] ?? 0, .eur)
  }

  func promised(by customer: CustomerID, since: Date) throws -> Money {
    let sum = try row(
      """
      SELECT coalesce(sum(total), 0) AS promised FROM payment
      WHERE customer = ? AND state = 'promised' AND date > ?
      """, [customer.rawValue, since.seconds])
    return Money(minorUnits: sum?["promised"] ?? 0, .eur)
  }

  func update(_ payment: Payment) throws {
    try run(
      "UPDATE payment SET state = ? WHERE id = ?", [payment.state.rawValue, payment.id.rawValue])
  }

  private func payment(_ row: Row) throws -> Payment {
    Payment(
      id: try row.value("id", Payment.ID.init),
      payer: try row.value("customer", CustomerID.init),
      payable: try row.value("payable", PayableID.init),
      state: try row.value("state", Payment.State.init),
      reason: try row.optional("reason", Payment.DeclineReason.init),
      amount: row.money("amount"), total: row.money("total"), method: try method(row),
      date: row.date("date"), payee: try row.text("payee"), title: try row.text("title"),
      entry: try row.optional("entry", LedgerEntry.ID.init))
  }

  private func method(_ row: Row) throws -> Payment.Method {
    guard let brand = try row.optional("brand", CardBrand.init) else {
      let isPromised = try row.text("state") == Payment.State.promised.rawValue
      let wasRefused =
        try row.optional("reason") { $0 } == Payment.DeclineReason.deliveryLimit.rawValue
      return isPromised || wasRefused ? .onDelivery : .balance
    }
    var plan: InstalmentPlan?
    if let count: Int = row["instalments"] {
      plan = try InstalmentPlan(
        count: count, yearlyRate: YearlyRate(basisPoints: row["rate"]), of: row.money("amount"))
    }
    return .card(brand: brand, last4: try row.text("last4"), plan: plan)
  }
}
