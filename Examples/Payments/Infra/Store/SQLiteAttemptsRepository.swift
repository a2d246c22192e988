import GRDB
import PaymentsModel
import SillarData

/// One customer's attempts in SQLite.
struct SQLiteAttemptsRepository: AttemptsRepository {
  let database: LocalDatabase
  let customer: CustomerID

  func attempt(for payable: Payable.ID) async throws -> PaymentAttempt? {
    try await database.read { [customer] database in
      try Self.record(of: payable, customer, in: database)?.attempt
    }
  }

  func begin(_ attempt: PaymentAttempt) async throws -> PaymentAttempt {
    try await database.write { [customer] database in
      if let underWay = try Self.record(of: attempt.payable, customer, in: database) {
        return underWay.attempt
      }
      try AttemptRecord(attempt, of: customer).insert(database)
      return attempt
    }
  }

  func end(_ attempt: PaymentAttempt) async throws {
    try await database.write { [customer] database in
      _ = try AttemptRecord.filter(Column("customer") == customer.rawValue)
        .filter(Column("payable") == attempt.payable.rawValue)
        .filter(Column("key") == attempt.key.rawValue).deleteAll(database)
    }
  }

  private static func record(
    of payable: Payable.ID, _ customer: CustomerID, in database: Database
  ) throws -> AttemptRecord? {
    let key: [String: (any DatabaseValueConvertible)?] = [
      "customer": customer.rawValue, "payable": payable.rawValue,
    ]
    return try AttemptRecord.fetchOne(database, key: key)
  }
}
