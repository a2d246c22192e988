import SillarData
import Work

extension WorkService {
  /// Yields a value when the service must be asked about a question: after its events, and when it has refused a change
  /// because of another one, which only the service knows.
  func news(about question: RequestQuestion) -> AsyncStream<Void> {
    let owner = question.person.rawValue
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { news in
      let following = Task { [events] in
        var isFirst = true
        for await event in events.events(of: question.person) {
          // The first event comes with the connection, for those who have not asked yet.
          if !isFirst, event.concerns(question) { news.yield() }
          isFirst = false
        }
      }
      let watching = Task { [outbox] in
        var known: Set<OutboxEntry.ID> = []
        for await _ in outbox.changes(of: owner, on: question.outboxSubject) {
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
    switch (self, question.subject) {
    case (.changedAnywhere, _): true
    case (.requestChanged(let request), .one(let wanted)): request == wanted
    case (.requestChanged, _): true
    case (.chatChanged, _): false
    }
  }
}
