import CatalogModel
import Foundation
import Synchronization

/// Tells all windows of a visitor that their basket has changed.
final class BasketChanges: Sendable {
  private let listeners = Mutex<[String: [UUID: AsyncStream<Void>.Continuation]]>([:])

  func tell(_ visitor: String) {
    let told = listeners.withLock { Array($0[visitor, default: [:]].values) }
    for listener in told { listener.yield() }
  }

  /// An element at once, and then one for each change. A slow reader gets only the latest.
  func stream(of visitor: String) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = UUID()
      listeners.withLock { $0[visitor, default: [:]][id] = continuation }
      continuation.onTermination = { [weak self] _ in
        self?.listeners.withLock { listeners in
          listeners[visitor]?[id] = nil
          if listeners[visitor]?.isEmpty == true { listeners[visitor] = nil }
        }
      }
      continuation.yield()
    }
  }
}
