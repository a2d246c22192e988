import GRDB
import SillarData
public import SillarModel
import Work

/// Reads requests: the service's answer, or the saved one, with the person's own changes.
///
/// ```swift
/// func titles(_ reader: RequestReader, of ana: PersonID) async throws {
///   for try await own in reader.live(RequestQuestion(person: ana, subject: .own)) {
///     print(own.value.items.map(\.shown.contents.title))
///   }
/// }
/// ```
public struct RequestReader: Sendable {
  let store: RequestStore
  private let reader: LiveReader<RequestQuestion>

  public init(service: WorkService) {
    let store = RequestStore(service, rows: ReadableRows(report: service.report))
    let remote = RemoteRequests(api: service.api, report: service.report)
    self.store = store
    reader = LiveReader(
      database: service.database, connectivity: service.connectivity,
      reconnection: service.reconnection, history: service.history,
      events: { service.news(about: $0) },
      commands: { service.outbox.changes(of: $0.person.rawValue, on: $0.outboxSubject) },
      report: service.report,
      fetch: { question in
        // Nobody else knows a request that has not been sent yet, so nobody else is asked.
        if try await store.isOnlyHere(question) { return }
        let mark = try await store.mark(of: question.person)
        do {
          try await store.keep(remote.answer(to: question), to: question, since: mark)
        } catch APIError.status(404, let problem) {
          if case .one(let id) = question.subject {
            try await store.forget(id, of: question.person)
          }
          throw APIError.status(404, problem)
        }
      })
  }

  /// The answer to a question, and each change of it until the caller stops listening: see `LiveReader`.
  ///
  /// - Throws: `Problem`.
  public func live(_ question: RequestQuestion) -> Readings<LocalRequests> {
    reader.readings(question) { [store] in try store.load(question, in: $0) }
  }

  /// The answer to a question: at once as it was saved, then the service's, or the reason why there is none.
  ///
  /// - Throws: `Problem`.
  public func readings(_ question: RequestQuestion) -> Readings<LocalRequests> {
    Readings { give in
      for try await reading in live(question) {
        give(reading)
        if reading.savedAt == nil || reading.problem != nil { break }
      }
    }
  }

  /// The saved answer with the person's own changes; nil when there is neither.
  public func here(_ question: RequestQuestion) async throws -> LocalRequests? {
    try await store.load(question)?.value
  }
}

extension RequestQuestion {
  /// The subject of the commands about it; nil for a list.
  var outboxSubject: String? {
    if case .one(let id) = subject { RequestCommand.subject(id) } else { nil }
  }
}
