import SillarData
public import SillarModel
import Work

/// Reads requests: the service's answer, or the saved one, with the person's own changes.
///
/// ```swift
/// func titles(_ reader: RequestReader, of ana: PersonID) async throws -> [String] {
///   let own = RequestQuestion(person: ana, subject: .own)
///   return try await reader.readings(own).last().value.items.map(\.shown.contents.title)
/// }
/// ```
public struct RequestReader: Sendable {
  let store: RequestStore
  let reconnection: any Reconnection
  /// The signals for the answer to a question.
  let changes: @Sendable (RequestQuestion) -> AsyncStream<RequestsChange>
  private let outbox: Outbox
  let reader: CachedReader<RequestQuestion, RequestStore.Answer>

  public init(service: WorkService) {
    let store = RequestStore(
      database: service.database, history: service.history, now: service.now,
      rows: ReadableRows(report: service.report))
    let remote = RemoteRequests(api: service.api, report: service.report)
    self.store = store
    outbox = service.outbox
    reconnection = service.reconnection
    changes = { question in
      let only: RequestID? = if case .one(let id) = question.subject { id } else { nil }
      return service.changes(of: question.person, concerning: only)
    }
    reader = CachedReader(
      fetch: { question in
        let mark = (try? await store.mark(of: question.person)) ?? .max
        do {
          let answer = try await remote.answer(to: question)
          do {
            return try await store.keep(answer, to: question, since: mark)
          } catch  where !(error is CancellationError) {
            service.report("\(question) could not be kept: \(error)")
            return answer
          }
        } catch APIError.status(404, let problem) {
          if case .one(let id) = question.subject {
            try? await store.forget(id, of: question.person)
          }
          throw APIError.status(404, problem)
        }
      },
      load: { try await store.load($0) },
      // It was kept with the answer, together with what was learnt meanwhile.
      save: { _, _ in },
      // Nothing that was saved can stand in for a refusal.
      isFinal: { $0 is SignedOut || ($0 as? APIError)?.refusalCode != nil },
      connectivity: service.connectivity, now: service.now, report: service.report)
  }

  /// The answer to a question: at once as it was saved, then the service's, both with local changes.
  ///
  /// - Throws: `Problem`.
  public func readings(_ question: RequestQuestion) -> Readings<LocalRequests> {
    Readings { give in
      for try await reading in reader.readings(question, .both) {
        let requests = try await merge(reading.value, question)
        give(Reading(requests, savedAt: reading.savedAt, problem: reading.problem))
      }
    }
  }

  /// The saved answer with the person's own changes; nil when there is neither.
  public func here(_ question: RequestQuestion) async throws -> LocalRequests? {
    let saved = try await store.load(question)?.value
    let merged = try await merge(saved ?? RequestStore.Answer(items: []), question)
    return saved == nil && merged.items.isEmpty ? nil : merged
  }

  /// Puts what was done here on an answer. Between loading the answer and this, a command may have been answered: its
  /// effect is gone then, and its request is as that answer says.
  func merge(
    _ answer: RequestStore.Answer, _ question: RequestQuestion
  ) async throws -> LocalRequests {
    let person = question.person
    let unsent = UnsentChanges(try await outbox.entries(of: person.rawValue))
    let only: RequestID? = if case .one(let id) = question.subject { id } else { nil }
    // What was begun with a request that is only known from elsewhere, such as a search, is one's own.
    let (items, effects, others) = try await store.database.read { database in
      let effects = try RequestTables.effects(of: person, on: only, in: database, store.rows)
      let items = try answer.items.map { item in
        let saved = try RequestTables.saved(item.id, of: person, in: database, store.rows)
        return if let saved, saved.answered > answer.mark { saved.request } else { item }
      }
      let known = Set(answer.items.map(\.id))
      let others = try effects.keys.filter { !known.contains($0) }.compactMap {
        try RequestTables.saved($0, of: person, in: database, store.rows)?.request
      }
      return (items, effects, others)
    }
    var bases = items.map { ($0.id, $0 as RequestDTO?) }
    if question.subject == .own || only != nil {
      bases += others.map { ($0.id, $0) }
      let known = Set(bases.map(\.0))
      bases += effects.keys.filter { !known.contains($0) }.map { ($0, nil) }
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
    return LocalRequests(items: requests, hasMore: answer.hasMore)
  }
}
