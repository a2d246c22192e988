import BackendModel
import Foundation
import GRDB

/// The table `keptAnswer`: what was answered under each key, so that nothing is done twice.
struct KeptAnswers: Sendable {
  /// The column that says whose a key is.
  let owner: String
  let fingerprints: RequestFingerprints

  /// Gives the answer that the key stands for, and has `perform` find it when the key is new. Run it in
  /// the transaction that everything `perform` does is in.
  ///
  /// - Throws: `KeyReused` when the key was used for another request; what `perform` throws.
  func answer<Owner>(
    to request: KeyedRequest<Owner>, of name: String, in db: Database,
    perform: () throws -> KeptAnswer
  ) throws -> KeptAnswer {
    let fingerprint = fingerprints.fingerprint(of: request)
    if let kept = try find(request.key, of: name, in: db) {
      guard kept.fingerprint == fingerprint else { throw KeyReused() }
      return kept.answer
    }
    let answer = try perform()
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO keptAnswer (\(owner), key, fingerprint, status, body, language)
        VALUES (?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(
      arguments: [
        name, request.key.rawValue, fingerprint, answer.status, Data(answer.body),
        answer.language?.rawValue,
      ])
    return answer
  }

  /// Tries to do something. A refusal that is final is an answer too, but nothing else stays of what led
  /// to it.
  static func attempt<Refused: KeptRefusal>(
    in db: Database, _ body: () throws -> KeptAnswer, refused: (Refused) throws -> KeptAnswer
  ) throws -> KeptAnswer {
    var result: Result<KeptAnswer, Refused>?
    try db.inSavepoint {
      do {
        result = .success(try body())
        return .commit
      } catch let refusal as Refused where refusal.isFinal {
        result = .failure(refusal)
        return .rollback
      }
    }
    switch result {
    case .success(let answer): return answer
    case .failure(let refusal): return try refused(refusal)
    case nil: throw DamagedRow("the result of a savepoint")
    }
  }

  private func find(
    _ key: IdempotencyKey, of name: String, in db: Database
  ) throws -> (fingerprint: Data, answer: KeptAnswer)? {
    let statement = try db.cachedStatement(
      sql: "SELECT * FROM keptAnswer WHERE \(owner) = ? AND key = ?")
    guard let row = try Row.fetchOne(statement, arguments: [name, key.rawValue]) else { return nil }
    let answer = KeptAnswer(
      status: row["status"], body: Array(row["body"] as Data),
      language: try row.optional("language", Language.init(rawValue:)))
    return (row["fingerprint"], answer)
  }
}
