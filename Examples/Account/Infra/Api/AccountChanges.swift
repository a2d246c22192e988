import AccountModel
import SillarData
import Synchronization

/// Tells the windows of a customer that the account may have changed: in another of them, or elsewhere as the service
/// says.
///
/// However many windows listen, a customer has one connection, and none while nobody listens.
final class AccountChanges: Sendable {
  private struct Feed {
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    let connection: Task<Void, Never>
  }

  private struct State {
    var feeds: [CustomerID: Feed] = [:]
    var lastListener = 0
  }

  private let connect: @Sendable (CustomerID) -> AsyncStream<ServerEvent>
  private let state = Mutex(State())

  /// - Parameter connect: Makes a customer's connection.
  init(connect: @escaping @Sendable (CustomerID) -> AsyncStream<ServerEvent>) {
    self.connect = connect
  }

  /// An element when the connection is there, and another for each change. Those that come faster than they are read
  /// are one.
  func changes(of customer: CustomerID) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = state.withLock { state in
        state.lastListener += 1
        var feed =
          state.feeds[customer] ?? Feed(connection: Task { await self.follow(customer) })
        feed.listeners[state.lastListener] = continuation
        state.feeds[customer] = feed
        return state.lastListener
      }
      continuation.onTermination = { [weak self] _ in self?.leave(customer, id) }
    }
  }

  func tell(_ customer: CustomerID) {
    let listeners = state.withLock { $0.feeds[customer]?.listeners.values.map(\.self) ?? [] }
    for listener in listeners { listener.yield() }
  }

  private func leave(_ customer: CustomerID, _ id: Int) {
    let last = state.withLock { state -> Task<Void, Never>? in
      state.feeds[customer]?.listeners[id] = nil
      guard state.feeds[customer]?.listeners.isEmpty == true else { return nil }
      return state.feeds.removeValue(forKey: customer)?.connection
    }
    last?.cancel()
  }

  private func follow(_ customer: CustomerID) async {
    for await _ in connect(customer) { tell(customer) }
  }
}
