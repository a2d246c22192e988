import SillarData
import Work

/// A reason to show a request anew.
enum RequestsChange: Hashable, Sendable {
  /// A local change, or the end of one.
  case here
  /// A change at the service, which must be asked.
  case atService
}

extension WorkService {
  /// Local changes, and changes that the service tells.
  ///
  /// - Parameter request: The only one whose changes at the service count; nil for all.
  func changes(
    of person: PersonID, concerning request: RequestID? = nil
  ) -> AsyncStream<RequestsChange> {
    AsyncStream { continuation in
      let here = Task { [outbox] in
        for await _ in outbox.changes { continuation.yield(.here) }
      }
      let atService = Task { [events] in
        var isFirst = true
        for await event in events.events(of: person) {
          // The first event comes with the connection, for those who have not asked yet.
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
