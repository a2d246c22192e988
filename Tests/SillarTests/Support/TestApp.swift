import Scripted
import Sillar

/// An app whose windows are made by a closure.
struct TestApp: App {
  let flavour: Flavour
  private let start: @Sendable (Navigator) -> any Coordinator

  init(
    behaviours: @escaping @Sendable () -> [any Behaviour] = { [] },
    coordinator start: @escaping @Sendable (Navigator) -> any Coordinator
  ) throws {
    try self.init(requiring: { _ in behaviours() }, coordinator: start)
  }

  /// An app whose required behaviours know their window.
  init(
    requiring behaviours: @escaping @Sendable (WindowContext) -> [any Behaviour],
    coordinator start: @escaping @Sendable (Navigator) -> any Coordinator
  ) throws {
    flavour = try Flavour(
      name: "Test", languages: ["en", "es"],
      configuration: Configuration(flavour: "Test", providers: []),
      requiredBehaviours: behaviours)
    self.start = start
  }

  /// An app of one screen.
  init(
    behaviours: @escaping @Sendable () -> [any Behaviour] = { [] },
    screen: @escaping @Sendable () -> Screen
  ) throws {
    try self.init(behaviours: behaviours) { navigator in
      Starter { navigator.push(screen()) }
    }
  }

  /// An app whose screens write their lives into a log.
  init(
    recordingIn log: Log, coordinator start: @escaping @Sendable (Navigator) -> any Coordinator
  ) throws {
    try self.init(behaviours: { [Recorder(log)] }, coordinator: start)
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    start(navigator)
  }
}

/// A coordinator that does one thing when it starts.
final class Starter: Coordinator {
  private let onStart: () -> Void
  init(_ onStart: @escaping () -> Void) { self.onStart = onStart }
  func start() { onStart() }
}

/// A coordinator that its test steers through events of the screens, and that answers Back and paths as told.
final class Guide: Coordinator {
  let navigator: Navigator
  var paths: [String: (Guide) -> Void] = [:]
  var answer = BackAnswer.pop
  var onBack: () -> Void = {}
  /// To a link; nil for the answer to Back.
  var answerToLink: BackAnswer?

  init(_ navigator: Navigator) { self.navigator = navigator }

  func start() { _ = open("/") }

  func open(_ path: String) -> Bool {
    guard let show = paths[path] else { return false }
    show(self)
    return true
  }

  func back() -> BackAnswer {
    onBack()
    return answer
  }

  func leave() -> BackAnswer { answerToLink ?? back() }
}
