import Foundation
public import SillarData
import SillarModel
public import Work

/// The changes at the service that concern a person, as events.
public typealias WorkEvents = SharedEvents<PersonID, WorkEvent>

/// A change at the service.
public enum WorkEvent: Hashable, Sendable {
  /// Anything may have changed: read again.
  case changedAnywhere
  /// A request, its quotes or its applications have changed.
  case requestChanged(RequestID)
  /// A message or a receipt has come, in the chat about a request with a professional.
  case chatChanged(RequestID, professional: PersonID)
}

extension WorkAPI {
  /// - Parameter report: Called with events that cannot be read, for a log.
  func events(
    reconnection: any Reconnection, clock: any Clock<Duration>,
    report: @escaping @Sendable (String) -> Void
  ) -> WorkEvents {
    WorkEvents { person in
      EventSource(
        client: client, path: "v1/events", reconnection: reconnection, clock: clock,
        refused: { status, headers in
          if status == 401 { refused(headers, of: person) }
        }, headers: { try headers(for: person) }
      )
      .events().compactMap { event -> WorkEvent? in
        guard case .message(let message) = event else { return .changedAnywhere }
        let change = WorkEvent(message)
        if change == nil { report("an event \"\(message.name)\" of the service is not understood") }
        return change
      }
    }
  }
}

extension WorkEvent {
  private struct EventDTO: Decodable {
    let request: RequestID
    let professional: PersonID?
  }

  fileprivate init?(_ message: ServerMessage) {
    let data = try? JSONDecoder.api.decode(EventDTO.self, from: Data(message.data.utf8))
    switch (message.name, data?.request, data?.professional) {
    case ("reset", _, _): self = .changedAnywhere
    case ("request", let request?, _): self = .requestChanged(request)
    case ("chat", let request?, let person?): self = .chatChanged(request, professional: person)
    default: return nil
    }
  }
}
