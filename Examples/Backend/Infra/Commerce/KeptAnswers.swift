import BackendModel
import Foundation
import SillarData

/// The table `keptAnswer`: the answer for each idempotency key, so that no request runs twice.
struct KeptAnswers: Sendable {
  /// The time for which an answer is kept: 30 days. No client repeats a request after that.
  static let life: TimeInterval = 30 * 86_400

  let fingerprints: RequestFingerprints

  /// Returns the stored answer for the key; for a new key, runs `perform` and stores its answer. Run it in
  /// the same transaction as all changes of `perform`.
  ///
  /// - Throws: `KeyReused` when the key was used for another request; what `perform` throws.
  func answer<Owner>(
    to request: KeyedRequest<Owner>, of name: String, at now: Date, in database: SQLTransaction,
    perform: () throws -> KeptAnswer
  ) throws -> KeptAnswer {
    let fingerprint = fingerprints.fingerprint(of: request)
    try database.execute("DELETE FROM keptAnswer WHERE created <= \(now - Self.life)")
    if let kept = try find(request.key, of: name, in: database) {
      guard kept.fingerprint == fingerprint else { throw KeyReused() }
      return kept.answer
    }
    let answer = try perform()
    try database.execute(
      """
      INSERT INTO keptAnswer (owner, key, fingerprint, status, body, language, created)
      VALUES (\(name), \(request.key.rawValue), \(fingerprint), \(answer.status),
        \(Data(answer.body)), \(answer.language), \(now))
      """)
    return answer
  }

  static func registerMigration(in migrations: inout Migrations) {
    migrations.add("kept answers") { database in
      try database.script(
        """
        CREATE TABLE keptAnswer (
          owner TEXT NOT NULL,
          key TEXT NOT NULL,
          fingerprint \(database.bytes) NOT NULL,
          status BIGINT NOT NULL,
          body \(database.bytes) NOT NULL,
          language TEXT,
          created DOUBLE PRECISION NOT NULL,
          PRIMARY KEY (owner, key)
        );
        CREATE INDEX keptAnswerByDate ON keptAnswer (created);
        """)
    }
  }

  /// Runs `body`. A final refusal becomes an answer too, and all changes that `body` made before it are
  /// rolled back.
  static func attempt<Refused: KeptRefusal>(
    in database: SQLTransaction, _ body: () throws -> KeptAnswer,
    refused: (Refused) throws -> KeptAnswer
  ) throws -> KeptAnswer {
    try database.execute("SAVEPOINT attempt")
    do {
      let answer = try body()
      try database.execute("RELEASE SAVEPOINT attempt")
      return answer
    } catch let refusal as Refused where refusal.isFinal {
      try database.execute("ROLLBACK TO SAVEPOINT attempt")
      try database.execute("RELEASE SAVEPOINT attempt")
      return try refused(refusal)
    }
  }

  private func find(
    _ key: IdempotencyKey, of name: String, in database: SQLTransaction
  ) throws -> (fingerprint: Data, answer: KeptAnswer)? {
    try database.first(
      "SELECT * FROM keptAnswer WHERE owner = \(name) AND key = \(key.rawValue)"
    ) { row in
      let body: Data = try row["body"]
      return (
        try row["fingerprint"],
        KeptAnswer(status: try row["status"], body: Array(body), language: try row["language"])
      )
    }
  }
}
