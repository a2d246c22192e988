import SillarData
public import SillarModel
import Work

/// Reads requests: what the service says, or has said, with what was done here on it. Nobody above knows which.
///
/// ```swift
/// func titles(_ reader: RequestReader, of ana: PersonID) async throws -> [String] {
///   let own = RequestQuestion(person: ana, subject: .own)
///   return try await reader.read(own).last().value.items.map(\.shown.contents.title)
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
      isFinal: { WorkFailure($0).isFinal }, connectivity: service.connectivity, now: service.now,
      report: service.report)
  }

  /// What is saved at once, then what the service says.
  ///
  /// - Throws: ``SignedOut``, `APIError`, ``StorageFailed``; see ``WorkFailure``.
  public func read(_ question: RequestQuestion) -> TypedReadings<LocalRequests, any Error> {
    TypedReadings { give in
      // What was made here and is not sent yet: nobody else knows it, so nobody else is asked.
      if case .one = question.subject, let here = try await here(question),
        here.items.allSatisfy({ $0.base == nil }), !here.items.isEmpty
      {
        return give(TypedReading(here, .live))
      }
      do {
        for try await reading in reader.read(question, .both) {
          give(
            TypedReading(
              try await merge(reading.value, question), reading.freshness, problem: reading.problem)
          )
        }
      } catch  where !WorkFailure(error).isFinal && !(error is CancellationError) {
        // The service has never been heard of, but something was begun here.
        guard let here = try await here(question), !here.items.isEmpty else { throw error }
        give(TypedReading(here, .saved(at: store.now()), problem: error))
      }
    }
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

  /// What is known here, without asking anybody; nil where nothing is.
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
