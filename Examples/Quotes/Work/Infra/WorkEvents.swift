import Foundation
import SillarData
import SillarModel
import Synchronization
public import Work

/// What the service says has changed, as it happens.
///
/// However many windows listen, a person has one connection, and none while nobody listens.
public final class WorkEvents: Sendable {
  private struct Feed {
    var listeners: [Int: AsyncStream<WorkEvent>.Continuation] = [:]
    let listening: Task<Void, Never>
  }

  private struct State {
    var feeds: [PersonID: Feed] = [:]
    var lastListener = 0
  }

  private let source: @Sendable (PersonID) -> AsyncStream<ServerEvent>
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameter report: Told, for a log, what cannot be read.
  init(
    api: WorkAPI, reconnection: any Reconnection, clock: any Clock<Duration>,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.report = report
    source = { person in
      EventSource(
        client: api.client, path: "v1/events", reconnection: reconnection, clock: clock,
        refused: { status, headers in
          if status == 401 { api.refused(headers, of: person) }
        },
        headers: { try api.headers(for: person) }
      )
      .events()
    }
  }

  /// What changes for somebody from now on, while somebody listens. Begins with ``WorkEvent/changedAnywhere``, which
  /// also comes when events may have been missed.
  public func events(of person: PersonID) -> AsyncStream<WorkEvent> {
    AsyncStream { continuation in
      continuation.yield(.changedAnywhere)
      let id = state.withLock { state in
        state.lastListener += 1
        var feed = state.feeds[person] ?? Feed(listening: Task { await self.follow(person) })
        feed.listeners[state.lastListener] = continuation
        state.feeds[person] = feed
        return state.lastListener
      }
      continuation.onTermination = { [weak self] _ in self?.leave(person, id) }
    }
  }

  private func leave(_ person: PersonID, _ id: Int) {
    let last = state.withLock { state -> Task<Void, Never>? in
      state.feeds[person]?.listeners[id] = nil
      guard state.feeds[person]?.listeners.isEmpty == true else { return nil }
      return state.feeds.removeValue(forKey: person)?.listening
    }
    last?.cancel()
  }

  private func follow(_ person: PersonID) async {
    for await event in source(person) {
      guard let change = change(event) else { continue }
      let listeners = state.withLock { state in
        state.feeds[person].map { Array($0.listeners.values) } ?? []
      }
      for listener in listeners { listener.yield(change) }
    }
  }

  /// The wire's words in ours.
  private func change(_ event: ServerEvent) -> WorkEvent? {
    guard case .message(let message) = event else { return .changedAnywhere }
    let data = try? JSONDecoder.api.decode(EventDTO.self, from: Data(message.data.utf8))
    switch (message.name, data?.request, data?.professional) {
    case ("reset", _, _): return .changedAnywhere
    case ("request", let request?, _): return .requestChanged(request)
    case ("chat", let request?, let person?): return .chatChanged(request, professional: person)
    default:
      report("an event \"\(message.name)\" of the service is not understood")
      return nil
    }
  }

  private struct EventDTO: Decodable {
    let request: RequestID
    let professional: PersonID?
  }
}

/// Something that has changed at the service.
public enum WorkEvent: Hashable, Sendable {
  /// Anything may have changed: read again.
  case changedAnywhere
  /// A request, its quotes, or who has applied to it.
  case requestChanged(RequestID)
  /// A message, or what was delivered or read, in the chat about a request with a professional.
  case chatChanged(RequestID, professional: PersonID)
}
