package import Foundation
import Synchronization

/// The store of saved windows. It does not know what they contain.
package protocol WindowMemories: Sendable {
  /// Saves a window some time later, in place of what was saved for it before. Of the windows of one visitor in one app,
  /// the ones saved longest ago are dropped when there are more than ``SavedWindowName/maximum``.
  func save(_ window: Data, as name: SavedWindowName)
  /// Returns what was saved last for a window; nil if there is nothing.
  func window(_ name: SavedWindowName) async -> Data?
  func remove(_ name: SavedWindowName)
  /// Removes all windows of a visitor in an app.
  func removeAll(of visitor: String, app: String)
  /// The visitors with windows in an app.
  func visitors(of app: String) async -> [String]
  /// Returns when everything is saved or removed that was asked for before.
  func finish() async
}

/// The name of a saved window: nobody else finds it.
package struct SavedWindowName: Hashable, Sendable {
  /// Windows of one visitor in one app.
  package static let maximum = 30

  package let app: String
  package let visitor: String
  package let window: String

  package init(app: String, visitor: String, window: String) {
    self.app = app
    self.visitor = visitor
    self.window = window
  }
}

/// Saved windows in memory, for tests: they outlive a host, and end with the process.
package final class MemoriesInProcess: WindowMemories {
  private let windows = Mutex<[SavedWindowName: (number: Int, data: Data)]>([:])

  package init() {}

  package func save(_ window: Data, as name: SavedWindowName) {
    windows.withLock { windows in
      windows[name] = ((windows.values.map(\.number).max() ?? 0) + 1, window)
      let own = windows.filter { $0.key.app == name.app && $0.key.visitor == name.visitor }
      guard own.count > SavedWindowName.maximum else { return }
      if let oldest = own.min(by: { $0.value.number < $1.value.number }) {
        windows[oldest.key] = nil
      }
    }
  }

  package func window(_ name: SavedWindowName) -> Data? { windows.withLock { $0[name]?.data } }

  package func remove(_ name: SavedWindowName) { windows.withLock { $0[name] = nil } }

  package func removeAll(of visitor: String, app: String) {
    windows.withLock { windows in
      windows = windows.filter { $0.key.app != app || $0.key.visitor != visitor }
    }
  }

  package func visitors(of app: String) -> [String] {
    Array(Set(windows.withLock { $0.keys.filter { $0.app == app }.map(\.visitor) }))
  }

  package func finish() {}
}
