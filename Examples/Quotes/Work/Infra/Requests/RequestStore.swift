import Foundation
import GRDB
import SillarData
import Work

/// What the service has said about requests, kept to be shown while it says nothing.
struct RequestStore: Sendable {
  /// How many searches are kept for each person, and how many requests that are not theirs; the oldest go first.
  private static let mostLists = 30
  private static let mostOthers = 300

  /// What the service says to a question.
  struct Answer: Sendable {
    var items: [RequestRecord]
    var hasMore = false
    /// When it was loaded: see ``RequestTables/mark(of:in:)``. An answer that was not kept is the newest there is.
    var mark = Int.max
  }

  let database: LocalDatabase
  let history: StoreHistory
  let now: @Sendable () -> Date
  let rows: ReadableRows

  func mark(of person: PersonID) async throws -> Int {
    try await database.read { try RequestTables.mark(of: person, in: $0) }
  }

  /// What was kept of an answer.
  func load(_ question: RequestQuestion) async throws -> Saved<Answer>? {
    try await database.read { try load(question, in: $0) }
  }

  /// Keeps an answer. Where a command was answered after it was asked for, that answer holds.
  ///
  /// - Parameter mark: When it was asked for: see ``RequestTables/mark(of:in:)``.
  /// - Returns: What holds now.
  func keep(_ answer: Answer, to question: RequestQuestion, since mark: Int) async throws -> Answer
  {
    let now = now()
    return try await database.write { [history] database in
      try history.note(in: database)
      let person = question.person
      for item in answer.items {
        let saved = try RequestTables.saved(item.id, of: person, in: database, rows)
        if let saved, saved.answered > mark { continue }
        try RequestTables.save(item, of: person, at: now, in: database)
      }
      if let list = question.list {
        if question.subject == .own { try tidy(answer, person, mark, database) }
        try Self.save(answer, list, person, now, database)
      }
      return try load(question, in: database)?.value ?? answer
    }
  }

  func forget(_ request: RequestID, of person: PersonID) async throws {
    try await database.write { try RequestTables.forget(request, of: person, in: $0) }
  }

  // MARK: -

  private func load(
    _ question: RequestQuestion, in database: Database
  ) throws -> Saved<Answer>? {
    let mark = try RequestTables.mark(of: question.person, in: database)
    if case .one(let id) = question.subject {
      return try RequestTables.saved(id, of: question.person, in: database, rows).map {
        Saved(value: Answer(items: [$0.request], mark: mark), at: $0.at)
      }
    }
    let row = try Row.fetchOne(
      database, sql: "SELECT * FROM workRequestList WHERE person = ? AND list = ?",
      arguments: [question.person.rawValue, question.list])
    guard let row else { return nil }
    let items: [RequestRecord]
    if question.subject == .own {
      items = try RequestTables.savedOwn(of: question.person, in: database, rows).map(\.request)
    } else {
      let ids = (try? JSONDecoder().decode([RequestID].self, from: row["requests"])) ?? []
      items = try ids.compactMap {
        try RequestTables.saved($0, of: question.person, in: database, rows)?.request
      }
    }
    return Saved(
      value: Answer(items: items, hasMore: row["hasMore"], mark: mark),
      at: Date(timeIntervalSinceReferenceDate: row["savedAt"]))
  }

  /// Removes what the service does not name any more.
  private func tidy(
    _ answer: Answer, _ person: PersonID, _ mark: Int, _ database: Database
  ) throws {
    let named = Set(answer.items.map(\.id))
    for saved in try RequestTables.savedOwn(of: person, in: database, rows)
    where saved.answered <= mark && !named.contains(saved.request.id) {
      try RequestTables.forget(saved.request.id, of: person, in: database)
    }
  }

  private static func save(
    _ answer: Answer, _ list: String, _ person: PersonID, _ now: Date, _ database: Database
  ) throws {
    try database.execute(
      sql: """
        REPLACE INTO workRequestList (person, list, requests, hasMore, savedAt)
        VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [
        person.rawValue, list, try JSONEncoder().encode(answer.items.map(\.id)), answer.hasMore,
        now.timeIntervalSinceReferenceDate,
      ])
    try database.execute(
      sql: """
        DELETE FROM workRequestList WHERE person = ?1 AND list <> 'own' AND savedAt < (
          SELECT savedAt FROM workRequestList WHERE person = ?1
          ORDER BY savedAt DESC LIMIT 1 OFFSET \(mostLists - 1))
        """, arguments: [person.rawValue])
    try database.execute(
      sql: """
        DELETE FROM workRequest WHERE person = ?1 AND NOT isMine AND savedAt < (
          SELECT savedAt FROM workRequest WHERE person = ?1 AND NOT isMine
          ORDER BY savedAt DESC LIMIT 1 OFFSET \(mostOthers - 1))
        """, arguments: [person.rawValue])
  }
}
