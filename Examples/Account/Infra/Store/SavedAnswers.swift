import AccountModel
import Foundation
import GRDB
import SillarData

/// The last answers of the service, by customer and question, in SQLite.
struct SavedAnswers: Sendable {
  /// The number of answers that are kept for each customer; the oldest go first.
  private static let mostAnswers = 60

  let database: LocalDatabase
  let now: @Sendable () -> Date
  /// The place in the wallet's history that the answers are from.
  let history: StoreHistory

  func load<R: Record>(_ question: Question, as record: R.Type) async throws -> Saved<R.Value>? {
    try await database.readBriefly { database in
      try Row.fetchOne(
        database, sql: "SELECT content, savedAt FROM answer WHERE customer = ? AND question = ?",
        arguments: [question.customer.rawValue, question.name]
      ).map { row in
        let content: String = row[0]
        return Saved(
          value: try JSONDecoder().decode(R.self, from: Data(content.utf8)).value,
          at: Date(timeIntervalSinceReferenceDate: row[1]))
      }
    }
  }

  func save(_ answer: some Record, to question: Question) async throws {
    let content = String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
    let now = now().timeIntervalSinceReferenceDate
    try await database.write { [history] database in
      try history.note(in: database)
      try database.execute(
        sql: "REPLACE INTO answer (customer, question, content, savedAt) VALUES (?, ?, ?, ?)",
        arguments: [question.customer.rawValue, question.name, content, now])
      try database.execute(
        sql: """
          DELETE FROM answer WHERE customer = ?1 AND savedAt < (
            SELECT savedAt FROM answer WHERE customer = ?1
            ORDER BY savedAt DESC LIMIT 1 OFFSET \(Self.mostAnswers - 1))
          """, arguments: [question.customer.rawValue])
    }
  }
}

/// A question about a customer that the service has an answer to.
struct Question: Hashable, Sendable, CustomStringConvertible {
  enum Subject: Hashable, Sendable {
    case account
    case requests
    case activity(after: String?, limit: Int)
  }

  let customer: CustomerID
  let subject: Subject

  /// The name under which the answer is saved.
  var name: String {
    switch subject {
    case .account: "account"
    case .requests: "requests"
    case .activity(let cursor, let limit): "activity \(limit) \(cursor ?? "")"
    }
  }

  /// For a log, which must not name the customer.
  var description: String { String(name.prefix { $0 != " " }) }
}
