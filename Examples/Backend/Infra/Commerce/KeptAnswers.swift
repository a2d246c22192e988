import BackendModel
import Foundation
import GRDB

/// The table `keptAnswer`: the answer for each idempotency key, so that no request runs twice.
struct KeptAnswers: Sendable {
  /// The time for which an answer is kept: 30 days. No client repeats a request after that.
  static let life: TimeInterval = 30 * 86_400

  /// The column for the owner of a key.
  let owner: String
  let fingerprints: RequestFingerprints

  /// Returns the stored answer for the key; for a new key, runs `perform` and stores its answer. Run it in
  /// the same transaction as all changes of `perform`.
  ///
  /// - Throws: `KeyReused` when the key was used for another request; what `perform` throws.
  func answer<Owner>(
    to request: KeyedRequest<Owner>, of name: String, at now: Date, in db: Database,
    perform: () throws -> KeptAnswer
  ) throws -> KeptAnswer {
    let fingerprint = fingerprints.fingerprint(of: request)
    let expired = now.addingTimeInterval(-Self.life)
    try db.cachedStatement(sql: "DELETE FROM keptAnswer WHERE created <= ?")
      .execute(arguments: [expired.seconds])
    if let kept = try find(request.key, of: name, in: db) {
      guard kept.fingerprint == fingerprint else { throw KeyReused() }
      return kept.answer
    }
    let answer = try perform()
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO keptAnswer (\(owner), key, fingerprint, status, body, language, created)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(
      arguments: [
        name, request.key.rawValue, fingerprint, answer.status, Data(answer.body),
        answer.language?.rawValue, now.seconds,
      ])
    return answer
  }

  /// Adds the time to the answers that a store kept before; these count from now.
  static func registerMigration(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("kept answers expire") { db in
      try db.execute(
        sql: """
          ALTER TABLE keptAnswer ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
          UPDATE keptAnswer SET created = unixepoch();
          CREATE INDEX keptAnswerByDate ON keptAnswer (created);
          """)
    }
  }

  /// Runs `body`. A final refusal becomes an answer too, and all changes that `body` made before it are
  /// rolled back.
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
