import SillarData
public import SillarModel
import Work

/// Reads requests: the service's answer, or the saved one, with the person's own changes.
///
/// ```swift
/// func titles(_ reader: RequestReader, of ana: PersonID) async throws {
///   for try await own in reader.live(RequestQuestion(person: ana, subject: .own)) {
///     print(own.value.items.map(\.request.contents.title))
///   }
/// }
/// ```
public struct RequestReader: Sendable {
  let store: RequestStore
  private let reader: LiveReader<RequestQuestion>

  public init(service: WorkService) {
    let store = RequestStore(service: service)
    self.store = store
    reader = LiveReader(
      database: service.database, connectivity: service.remote.connectivity,
      history: service.history,
      events: { service.news(about: $0) },
      commands: {
        service.outbox.changes(of: $0.person.rawValue, where: $0.isConcerned(byCommandsOn:))
      },
      report: service.remote.report,
      fetch: { question in
        // The service does not know an unsent new request, so it is not asked.
        if try await store.isOnlyHere(question) { return }
        let mark = try await service.database.read { database in
          try RequestTables.mark(of: question.person, in: database)
        }
        do {
          try await store.keep(service.answer(to: question), to: question, since: mark)
        } catch APIError.status(404, let problem) {
          if let request = question.request {
            try await store.forget(request, of: question.person)
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

  /// The answer to a question: the saved one at once, then the service's, or the reason why it is missing.
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

  /// The saved answer with the person's own changes; nil if there is neither.
  public func here(_ question: RequestQuestion) async throws -> LocalRequests? {
    try await store.load(question)?.value
  }
}

extension WorkService {
  /// Yields a value when the question must be asked again: after the service's events, and after a refusal because of
  /// another change, which only the service knows.
  fileprivate func news(about question: RequestQuestion) -> AsyncStream<Void> {
    let owner = question.person.rawValue
    let events = events.events(of: question.person)
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { news in
      let following = Task {
        for await event in events where event.concerns(question) { news.yield() }
      }
      let watching = Task { [outbox] in
        var known: Set<OutboxEntry.ID> = []
        for await _ in outbox.changes(of: owner, where: question.isConcerned(byCommandsOn:)) {
          let entries = (try? await outbox.entries(of: owner)) ?? []
          let conflicts = entries.filter { $0.state == .parked(.conflict) }.map(\.id)
          if !known.isSuperset(of: conflicts) { news.yield() }
          known.formUnion(conflicts)
        }
      }
      news.onTermination = { _ in
        following.cancel()
        watching.cancel()
      }
    }
  }
}

extension WorkEvent {
  fileprivate func concerns(_ question: RequestQuestion) -> Bool {
    switch self {
    case .changedAnywhere: true
    case .requestChanged(let request): [nil, request].contains(question.request)
    case .chatChanged: false
    }
  }
}
