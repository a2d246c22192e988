import BackendModel
import Foundation
import GRDB

/// A row of `keptAnswer`: what a customer's key stands for.
struct KeptAnswerRow {
  let fingerprint: Data
  let answer: KeptAnswer

  static func find(_ request: KeyedRequest, in db: Database) throws -> KeptAnswerRow? {
    let statement = try db.cachedStatement(
      sql: "SELECT * FROM keptAnswer WHERE customer = ? AND key = ?")
    let row = try Row.fetchOne(
      statement, arguments: [request.customer.rawValue, request.key.rawValue])
    return try row.map { row in
      KeptAnswerRow(
        fingerprint: row["fingerprint"],
        answer: KeptAnswer(
          status: row["status"], body: Array(row["body"] as Data),
          language: try row.optional("language", Language.init(rawValue:))))
    }
  }

  func insert(for request: KeyedRequest, in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO keptAnswer (customer, key, fingerprint, status, body, language)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(
      arguments: [
        request.customer.rawValue, request.key.rawValue, fingerprint, answer.status,
        Data(answer.body), answer.language?.rawValue,
      ])
  }
}
