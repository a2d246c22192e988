import CatalogModel
import Synchronization

/// Tells all windows of a customer that their basket has changed.
final class BasketChanges: Sendable {
  private struct State {
    var lastListener = 0
    var listeners: [CustomerID: [Int: AsyncStream<Void>.Continuation]] = [:]
  }

  private let state = Mutex(State())

  func tell(_ customer: CustomerID) {
    let listeners = state.withLock { Array($0.listeners[customer, default: [:]].values) }
    for listener in listeners { listener.yield() }
  }

  /// Something at once, and then with each change. Who is slow hears of the last one.
  func stream(of customer: CustomerID) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = state.withLock { state in
        state.lastListener += 1
        state.listeners[customer, default: [:]][state.lastListener] = continuation
        return state.lastListener
      }
      continuation.onTermination = { [weak self] _ in self?.remove(id, of: customer) }
      continuation.yield()
    }
  }

  private func remove(_ id: Int, of customer: CustomerID) {
    state.withLock { state in
      state.listeners[customer]?[id] = nil
      if state.listeners[customer]?.isEmpty == true { state.listeners[customer] = nil }
    }
  }
}
