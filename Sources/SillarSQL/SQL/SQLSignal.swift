import Synchronization

/// What a process hears of others that use the same database: see ``SQLDatabase/signals(on:)``.
///
/// ```swift
/// func follow(_ database: any SQLDatabase, changed: (String?) -> Void) async {
///   for await signal in database.signals(on: "note") {
///     switch signal {
///     case .told(let id): changed(id)
///     case .missed: changed(nil)
///     }
///   }
/// }
/// ```
public enum SQLSignal: Hashable, Sendable {
  /// Another process has stored a transaction that told this: ``SQLTransaction/tellOthers(_:on:)``.
  case told(String)
  /// Something may have been missed, at the beginning or while the connection was lost: read what is shown once more.
  case missed
}

/// The listeners to the channels of a database.
package final class SQLListeners: Sendable {
  private struct State {
    var last = 0
    var listeners: [String: [Int: AsyncStream<SQLSignal>.Continuation]] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  package func signals(on channel: String) -> AsyncStream<SQLSignal> {
    AsyncStream { continuation in
      let id = state.withLock { state in
        state.last += 1
        state.listeners[channel, default: [:]][state.last] = continuation
        return state.last
      }
      continuation.yield(.missed)
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { state in
          state.listeners[channel]?[id] = nil
          if state.listeners[channel]?.isEmpty == true { state.listeners[channel] = nil }
        }
      }
    }
  }

  /// - Parameter channel: Nil for all.
  package func tell(_ signal: SQLSignal, on channel: String?) {
    let continuations = state.withLock { state in
      if let channel {
        state.listeners[channel].map { Array($0.values) } ?? []
      } else {
        state.listeners.values.flatMap(\.values)
      }
    }
    // Not under the lock: a listener that is being cancelled may wait for it, and `yield` waits for that listener.
    for continuation in continuations { continuation.yield(signal) }
  }
}
