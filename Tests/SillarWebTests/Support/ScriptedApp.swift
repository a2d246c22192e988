import Sillar
import Synchronization

/// An app whose paths are opened by a closure.
struct ScriptedApp: App {
  let flavour: Flavour
  let windows = Tally()
  private let opening: @Sendable (String, Navigator) -> Bool

  init(
    name: String = "Test", summary: String = "",
    opening: @escaping @Sendable (String, Navigator) -> Bool
  ) throws {
    flavour = try Flavour(
      name: name, summary: summary, configuration: Configuration(flavour: name, providers: []))
    self.opening = opening
  }

  /// An app of one screen, at `/`.
  init(name: String = "Test", screen: @escaping @Sendable () -> Screen) throws {
    try self.init(name: name) { path, navigator in
      guard path == "/" else { return false }
      navigator.replaceAll(with: [screen()])
      return true
    }
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    windows.add()
    return ScriptedCoordinator { [opening] in opening($0, navigator) }
  }
}

private final class ScriptedCoordinator: Coordinator {
  private let opening: (String) -> Bool
  init(_ opening: @escaping (String) -> Bool) { self.opening = opening }
  func start() { _ = opening("/") }
  func open(_ path: String) -> Bool { opening(path) }
}

/// Counts, from anywhere.
final class Tally: Sendable {
  private let state = Mutex(0)
  var count: Int { state.withLock { $0 } }
  func add(_ more: Int = 1) { state.withLock { $0 += more } }
}
