import AccountModel
import Foundation
import SillarData
import SillarModel

/// A read request about an account, under which the answer is saved.
struct Question: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String { case account, requests, activity }

  let session: AccountAccess.Session
  let kind: Kind
  /// The cursor of a page of a list.
  let after: String?
  let limit: Int

  /// The name under which the answer is saved.
  var name: String { "\(kind) \(limit) \(after ?? "")" }

  /// For a log, which must not name the account.
  var description: String { kind.rawValue }
}

/// The last answers of the service, by account and question, in SQLite.
struct SavedAnswers: Sendable {
  /// The maximum number of answers that are kept for each account; the oldest are deleted first.
  private static let mostAnswers = 60

  let database: LocalDatabase
  let now: @Sendable () -> Date
  /// The place in the wallet's history that the answers are from.
  let history: StoreHistory

  func load<R: Record>(_ question: Question, as record: R.Type) async throws -> Reading<R.Value>? {
    try await database.readBriefly { database in
      try database.first(
        """
        SELECT content, savedAt FROM answer
        WHERE customer = \(question.session.account) AND question = \(question.name)
        """
      ) { row in
        let value = try JSONDecoder().decode(R.self, from: try row["content"]).value
        return Reading(value, savedAt: try row["savedAt"])
      }
    }
  }

  /// Deletes the answers about all other accounts.
  func forgetAccounts(except signedIn: Set<String>) async throws {
    try await database.write { database in
      let accounts = try database.values("SELECT DISTINCT customer FROM answer", as: String.self)
      for account in accounts where !signedIn.contains(account) {
        try database.execute("DELETE FROM answer WHERE customer = \(account)")
      }
    }
  }

  func save(_ answer: some Record, to question: Question) async throws {
    let content = try JSONEncoder().encode(answer)
    let now = now()
    try await database.write { [history] database in
      try history.note(in: database)
      try database.execute(
        """
        INSERT INTO answer (customer, question, content, savedAt)
        VALUES (\(question.session.account), \(question.name), \(content), \(now))
        ON CONFLICT (customer, question) DO UPDATE SET
          content = excluded.content, savedAt = excluded.savedAt
        """)
      try database.execute(
        """
        DELETE FROM answer WHERE customer = \(question.session.account) AND savedAt < (
          SELECT savedAt FROM answer WHERE customer = \(question.session.account)
          ORDER BY savedAt DESC LIMIT 1 OFFSET \(Self.mostAnswers - 1))
        """)
    }
  }
}
