import Foundation
import GRDB
import SillarData
import Work

/// The saved answers of the service about requests, with the changes of each person.
struct RequestStore: Sendable {
  /// The number of searches and of other people's requests that are kept for each person; the oldest go first.
  private static let mostLists = 30
  private static let mostOthers = 300

  /// The service's answer to a question.
  struct Answer: Sendable {
    let items: [RequestRecord]
    var hasMore = false
  }

  private let database: LocalDatabase
  private let outbox: Outbox
  private let history: StoreHistory
  private let now: @Sendable () -> Date
  let rows: ReadableRows

  init(_ service: WorkService, rows: ReadableRows) {
    database = service.database
    outbox = service.outbox
    history = service.history
    now = service.now
    self.rows = rows
  }

  func mark(of person: PersonID) async throws -> Int {
    try await database.read { try RequestTables.mark(of: person, in: $0) }
  }

  func load(_ question: RequestQuestion) async throws -> Saved<LocalRequests>? {
    try await database.read { try load(question, in: $0) }
  }

  /// Loads a saved answer with the changes that the person has made since; nil when there is neither.
  func load(
    _ question: RequestQuestion, in database: Database
  ) throws -> Saved<LocalRequests>? {
    let person = question.person
    let only: RequestID? = if case .one(let id) = question.subject { id } else { nil }
    let saved = try saved(question, in: database)
    let unsent = UnsentChanges(
      try outbox.entries(of: person.rawValue, on: question.outboxSubject, in: database))
    let effects = try RequestTables.effects(of: person, on: only, in: database, rows)
    var bases = (saved?.value.items ?? []).map { ($0.id, $0 as RequestRecord?) }
    if question.subject == .own || only != nil {
      // A request that was found in a search is one's own after the first change.
      let known = Set(bases.map(\.0))
      bases += try effects.keys.filter { !known.contains($0) }.map {
        ($0, try RequestTables.saved($0, of: person, in: database, rows)?.request)
      }
    }
    var requests = bases.compactMap { id, base in
      LocalRequest(base: base, patches: effects[id] ?? [], unsent: unsent[id])
    }
    if question.subject == .own {
      requests = requests.filter { $0.shown.concerns(person) || !$0.unsent.isEmpty }.sorted {
        ($0.shown.created.date, $0.shown.id.rawValue) > (
          $1.shown.created.date, $1.shown.id.rawValue
        )
      }
    }
    guard saved != nil || !requests.isEmpty else { return nil }
    return Saved(
      value: LocalRequests(items: requests, hasMore: saved?.value.hasMore ?? false),
      at: saved?.at ?? now())
  }

  /// True for a request that the service does not know yet.
  func isOnlyHere(_ question: RequestQuestion) async throws -> Bool {
    guard case .one = question.subject, let here = try await load(question)?.value.items else {
      return false
    }
    return !here.isEmpty && here.allSatisfy { $0.base == nil }
  }

  /// Keeps an answer. Where a command was answered after the question was asked, that answer holds.
  ///
  /// - Parameter mark: The mark when it was asked: see ``RequestTables/mark(of:in:)``.
  func keep(_ answer: Answer, to question: RequestQuestion, since mark: Int) async throws {
    let now = now()
    try await database.write { [history] database in
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
    }
  }

  func forget(_ request: RequestID, of person: PersonID) async throws {
    try await database.write { try RequestTables.forget(request, of: person, in: $0) }
  }

  // MARK: -

  private func saved(
    _ question: RequestQuestion, in database: Database
  ) throws -> Saved<Answer>? {
    if case .one(let id) = question.subject {
      return try RequestTables.saved(id, of: question.person, in: database, rows).map {
        Saved(value: Answer(items: [$0.request]), at: $0.at)
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
      value: Answer(items: items, hasMore: row["hasMore"]),
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
