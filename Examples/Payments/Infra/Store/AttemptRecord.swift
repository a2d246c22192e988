import Foundation
import GRDB
import PaymentsModel

/// An attempt as a row. The instant is in seconds since the first of 2001 (UTC), as in `Date`.
struct AttemptRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "attempt"

  let customer: String
  let payable: String
  let key: String
  /// The backend's name of the card; nil for the balance.
  let card: String?
  let instalments: Int
  let started: Double

  init(_ attempt: PaymentAttempt, of customer: CustomerID) {
    self.customer = customer.rawValue
    payable = attempt.payable.rawValue
    key = attempt.key.rawValue
    switch attempt.method {
    case .balance:
      card = nil
      instalments = 1
    case .card(let id, let count):
      card = id.rawValue
      instalments = count
    }
    started = attempt.started.timeIntervalSinceReferenceDate
  }

  var attempt: PaymentAttempt {
    PaymentAttempt(
      payable: Payable.ID(payable), key: IdempotencyKey(key),
      method: card.map { .card(PaymentCard.ID($0), instalments: instalments) } ?? .balance,
      started: Date(timeIntervalSinceReferenceDate: started))
  }
}
