import Foundation
import SillarData
import SillarModel
import Work

/// The saved answers of the service about requests, with the changes of each person.
struct RequestStore: Sendable {
  /// The number of searches and of other people's requests that are saved for each person; the oldest are deleted
  /// first.
  private static let mostLists = 30
  private static let mostOthers = 300

  /// The service's answer to a question.
  struct Answer: Sendable {
    let items: [RequestRecord]
    var hasMore = false
  }

  let service: WorkService

  func load(_ question: RequestQuestion) async throws -> Reading<LocalRequests>? {
    try await service.database.read { try load(question, in: $0) }
  }

  /// Loads a saved answer with the person's unsent changes; nil if there is neither.
  func load(
    _ question: RequestQuestion, in database: SQLTransaction
  ) throws -> Reading<LocalRequests>? {
    let person = question.person
    let saved = try saved(question, in: database)
    let entries = try service.outbox.entries(
      of: person.rawValue, on: question.outboxSubject, in: database)
    let unsent = Dictionary(grouping: entries, by: \.subject)
      .mapValues { $0.map(UnsentChange.init) }
    let effects = try effects(of: person, on: question.request, in: database)
    var bases = (saved?.value.items ?? []).map { ($0.id, $0 as RequestRecord?) }
    if question.subject == .own || question.request != nil {
      // A request that was found in a search is one of the person's own after their first change of it.
      let known = Set(bases.map(\.0))
      bases += try effects.keys.filter { !known.contains($0) }.map {
        ($0, try self.saved($0, of: person, in: database)?.request)
      }
    }
    var requests = bases.compactMap { id, base in
      LocalRequest(
        base: base, patches: effects[id] ?? [], unsent: unsent[id.subject] ?? [])
    }
    if question.subject == .own {
      requests = requests.filter { $0.shown.concerns(person) || !$0.unsent.isEmpty }.sorted {
        ($0.shown.created, $0.shown.id.rawValue) > ($1.shown.created, $1.shown.id.rawValue)
      }
    }
    guard saved != nil || !requests.isEmpty else { return nil }
    return Reading(
      LocalRequests(items: requests, hasMore: saved?.value.hasMore ?? false),
      savedAt: saved?.savedAt ?? service.remote.now())
  }

  /// True for a request that the service does not know yet.
  func isOnlyHere(_ question: RequestQuestion) async throws -> Bool {
    guard question.request != nil else { return false }
    return try await load(question)?.value.items.first.map { $0.base == nil } ?? false
  }

  /// Saves an answer. The answer to a command that came after the question was asked has precedence.
  ///
  /// - Parameter mark: The mark of the time of the question: see ``RequestTables/mark(of:in:)``.
  func keep(_ answer: Answer, to question: RequestQuestion, since mark: Int) async throws {
    let now = service.remote.now()
    try await service.database.write { database in
      try service.history.note(in: database)
      for item in answer.items {
        try RequestTables.save(item, of: question.person, at: now, since: mark, in: database)
      }
      if let list = question.list {
        try keep(answer, as: list, of: question.person, at: now, since: mark, in: database)
      }
    }
  }

  func forget(_ request: RequestID, of person: PersonID) async throws {
    try await service.database.write { database in
      try database.execute(
        """
        DELETE FROM workRequest WHERE person = \(person) AND request = \(request)
        """)
    }
  }

  /// The effects of unsent commands by request, in their order. Unreadable ones are left out.
  func effects(
    of person: PersonID, on request: RequestID? = nil, in database: SQLTransaction
  ) throws -> [RequestID: [RequestPatch]] {
    let isMeant: SQL = request.map { "request = \($0)" } ?? "1 = 1"
    var effects: [RequestID: [RequestPatch]] = [:]
    _ = try database.rows(
      """
      SELECT command, request, patch FROM workRequestEffect
      WHERE person = \(person) AND \(isMeant) ORDER BY request, number
      """
    ) { row in
      let patch = service.rows.read("workRequestEffect", try row["command"]) {
        try JSONDecoder.api.decode(RequestPatch.self, from: try row["patch"])
      }
      if let patch { effects[try row["request"], default: []].append(patch) }
    }
    return effects
  }

  func saved(
    _ request: RequestID, of person: PersonID, in database: SQLTransaction
  ) throws -> SavedRequest? {
    try SavedRequest.fetch(of: person, "request = \(request)", service.rows, in: database).first
  }

  /// The saved requests that concern a person.
  func savedOwn(of person: PersonID, in database: SQLTransaction) throws -> [RequestRecord] {
    try SavedRequest.fetch(of: person, "isMine <> 0", service.rows, in: database).map(\.request)
  }

  // MARK: -

  private func saved(
    _ question: RequestQuestion, in database: SQLTransaction
  ) throws -> Reading<Answer>? {
    let person = question.person
    if let id = question.request {
      return try saved(id, of: person, in: database).map {
        Reading(Answer(items: [$0.request]), savedAt: $0.at)
      }
    }
    let list = try database.first(
      """
      SELECT * FROM workRequestList WHERE person = \(person) AND list = \(question.list)
      """
    ) { row in
      (
        ids: (try? JSONDecoder().decode([RequestID].self, from: try row["requests"])) ?? [],
        hasMore: try row["hasMore"] as Bool, savedAt: try row["savedAt"] as Date
      )
    }
    guard let list else { return nil }
    let items =
      try question.subject == .own
      ? savedOwn(of: person, in: database)
      : list.ids.compactMap { try saved($0, of: person, in: database)?.request }
    return Reading(Answer(items: items, hasMore: list.hasMore), savedAt: list.savedAt)
  }

  /// Saves a list, and removes requests that the service has left out, and old ones.
  private func keep(
    _ answer: Answer, as list: String, of person: PersonID, at now: Date, since mark: Int,
    in database: SQLTransaction
  ) throws {
    let named = String(decoding: try JSONEncoder().encode(answer.items.map(\.id)), as: UTF8.self)
    if list == RequestQuestion.ownList {
      try database.execute(
        """
        DELETE FROM workRequest WHERE person = \(person) AND isMine <> 0 AND answered <= \(mark)
          AND NOT (\("request", in: answer.items.map(\.id)))
        """)
    }
    try database.execute(
      """
      INSERT INTO workRequestList (person, list, requests, hasMore, savedAt)
      VALUES (\(person), \(list), \(named), \(answer.hasMore), \(now))
      ON CONFLICT (person, list) DO UPDATE SET
        requests = excluded.requests, hasMore = excluded.hasMore, savedAt = excluded.savedAt
      """)
    try database.execute(
      """
      DELETE FROM workRequestList
      WHERE person = \(person) AND list <> \(RequestQuestion.ownList) AND savedAt < (
        SELECT savedAt FROM workRequestList WHERE person = \(person)
        ORDER BY savedAt DESC LIMIT 1 OFFSET \(Self.mostLists - 1))
      """)
    try database.execute(
      """
      DELETE FROM workRequest WHERE person = \(person) AND isMine = 0 AND savedAt < (
        SELECT savedAt FROM workRequest WHERE person = \(person) AND isMine = 0
        ORDER BY savedAt DESC LIMIT 1 OFFSET \(Self.mostOthers - 1))
      """)
  }
}

/// A request as it was saved.
struct SavedRequest: Sendable {
  let request: RequestRecord
  let at: Date

  /// The saved requests of a person. Unreadable ones are left out.
  static func fetch(
    of person: PersonID, _ condition: SQL, _ rows: ReadableRows, in database: SQLTransaction
  ) throws -> [SavedRequest] {
    try database.rows(
      """
      SELECT request, content, savedAt FROM workRequest
      WHERE person = \(person) AND \(condition)
      """
    ) { row in
      rows.read("workRequest", try row["request"]) {
        SavedRequest(
          request: try JSONDecoder.api.decode(RequestRecord.self, from: try row["content"]),
          at: try row["savedAt"])
      }
    }.compactMap(\.self)
  }
}
