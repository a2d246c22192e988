import SillarData
public import Work

extension WorkService {
  /// Tells somebody's screens when to look at requests again: what was done here, and what the service tells.
  ///
  /// - Parameter request: One alone, as far as the service is heard of; all without it.
  public func changes(
    of person: PersonID, concerning request: RequestID? = nil
  ) -> AsyncStream<RequestsChange> {
    AsyncStream { continuation in
      let here = Task { [outbox] in
        for await _ in outbox.changes { continuation.yield(.here) }
      }
      let atService = Task { [events] in
        var isFirst = true
        for await event in events.events(of: person) {
          // Who has just begun to listen has just asked.
          if !isFirst, event.concerns(request) { continuation.yield(.atService) }
          isFirst = false
        }
      }
      let anew = Task { [replacements = history.replacements] in
        for await _ in replacements { continuation.yield(.atService) }
      }
      continuation.onTermination = { _ in
        here.cancel()
        atService.cancel()
        anew.cancel()
      }
    }
  }
}

extension WorkEvent {
  fileprivate func concerns(_ wanted: RequestID?) -> Bool {
    switch self {
    case .changedAnywhere: true
    case .requestChanged(let request): wanted == nil || wanted == request
    case .chatChanged: false
    }
  }
}
