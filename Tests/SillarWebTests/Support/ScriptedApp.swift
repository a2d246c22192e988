import Sillar
import Synchronization

/// An app whose paths are opened by a closure.
struct ScriptedApp: App {
  let flavor: Flavor
  let windows = Tally()
  private let opening: @Sendable (Visitor, String, Navigator) -> Bool

  init(
    name: String = "Test", summary: String = "",
    opening: @escaping @Sendable (String, Navigator) -> Bool
  ) throws {
    self.init(
      try Flavor(
        name: name, summary: summary, configuration: Configuration(flavor: name, providers: [])),
      opening: { opening($1, $2) })
  }

  /// An app with a flavor of the test.
  init(
    _ flavor: Flavor,
    opening: @escaping @Sendable (Visitor, String, Navigator) -> Bool
  ) {
    self.flavor = flavor
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

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    windows.add()
    return ScriptedCoordinator { [opening] in opening(context.visitor, $0, context.navigator) }
  }
}

private final class ScriptedCoordinator: Coordinator {
  private let opening: (String) -> Bool
  init(_ opening: @escaping (String) -> Bool) { self.opening = opening }
  func start() { _ = opening("/") }
  func open(_ path: String) -> Bool { opening(path) }
}

/// A counter for any task.
final class Tally: Sendable {
  private let state = Mutex(0)
  var count: Int { state.withLock { $0 } }
  func add(_ more: Int = 1) { state.withLock { $0 += more } }
}
