import AccountModel
import Foundation
import GRDB
import SillarData

/// What the service has answered, by customer and question, in SQLite.
struct SeenAnswers: Sendable {
  /// How many answers are kept for each customer; the oldest go first.
  private static let mostAnswers = 60

  let database: LocalDatabase
  let now: @Sendable () -> Date
  /// From where in the wallet's history the answers are.
  let history: StoreHistory

  func load<DTO: Decodable & Sendable>(_ question: Question) async throws -> Saved<DTO>? {
    try await database.readBriefly { database in
      try Row.fetchOne(
        database, sql: "SELECT content, savedAt FROM answer WHERE customer = ? AND question = ?",
        arguments: [question.customer.rawValue, question.name]
      ).map { row in
        let content: String = row[0]
        return Saved(
          value: try JSONDecoder().decode(DTO.self, from: Data(content.utf8)),
          at: Date(timeIntervalSinceReferenceDate: row[1]))
      }
    }
  }

  func save(_ answer: some Encodable & Sendable, to question: Question) async throws {
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

/// What can be asked about a customer.
struct Question: Hashable, Sendable, CustomStringConvertible {
  enum Subject: Hashable, Sendable {
    case account
    case requests
    case activity(after: String?, limit: Int)
  }

  let customer: CustomerID
  let subject: Subject

  /// Under which the answer is kept.
  var name: String {
    switch subject {
    case .account: "account"
    case .requests: "requests"
    case .activity(let cursor, let limit): "activity \(limit) \(cursor ?? "")"
    }
  }

  /// For a log: whose it is, is theirs.
  var description: String {
    switch subject {
    case .account: "an account"
    case .requests: "requests"
    case .activity: "activity"
    }
  }
}
