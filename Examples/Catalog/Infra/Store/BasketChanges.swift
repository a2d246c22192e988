import CatalogModel
import Foundation
import Synchronization

/// Tells all windows of a customer that their basket has changed.
final class BasketChanges: Sendable {
  private let listeners = Mutex<[CustomerID: [UUID: AsyncStream<Void>.Continuation]]>([:])

  func tell(_ customer: CustomerID) {
    let told = listeners.withLock { Array($0[customer, default: [:]].values) }
    for listener in told { listener.yield() }
  }

  /// An element at once, and then one for each change. A slow reader gets only the latest.
  func stream(of customer: CustomerID) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = UUID()
      listeners.withLock { $0[customer, default: [:]][id] = continuation }
      continuation.onTermination = { [weak self] _ in
        self?.listeners.withLock { listeners in
          listeners[customer]?[id] = nil
          if listeners[customer]?.isEmpty == true { listeners[customer] = nil }
        }
      }
      continuation.yield()
    }
  }
}
