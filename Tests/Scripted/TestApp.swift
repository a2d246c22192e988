public import Sillar

/// An app whose windows are made by a closure.
public struct TestApp: App {
  public let flavor: Flavor
  private let start: @Sendable (Navigator) -> any Coordinator

  public init(
    behaviors: @escaping @Sendable () -> [any Behavior] = { [] },
    coordinator start: @escaping @Sendable (Navigator) -> any Coordinator
  ) throws {
    try self.init(requiring: { _ in behaviors() }, coordinator: start)
  }

  /// An app whose required behaviors know their window.
  public init(
    requiring behaviors: @escaping @Sendable (ModuleContext) -> [any Behavior],
    coordinator start: @escaping @Sendable (Navigator) -> any Coordinator
  ) throws {
    flavor = try Flavor(
      name: "Test", languages: ["en", "es"],
      configuration: Configuration(flavor: "Test", providers: []),
      requiredBehaviors: behaviors)
    self.start = start
  }

  /// An app of one screen.
  public init(
    behaviors: @escaping @Sendable () -> [any Behavior] = { [] },
    screen: @escaping @Sendable () -> Screen
  ) throws {
    try self.init(behaviors: behaviors) { navigator in
      Starter { navigator.push(screen()) }
    }
  }

  /// An app whose screens write their lives into a log.
  public init(
    recordingIn log: Log, coordinator start: @escaping @Sendable (Navigator) -> any Coordinator
  ) throws {
    try self.init(behaviors: { [Recorder(log)] }, coordinator: start)
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    start(context.navigator)
  }
}

/// A coordinator that runs a closure when it starts.
public final class Starter: Coordinator {
  private let onStart: () -> Void
  public init(_ onStart: @escaping () -> Void) { self.onStart = onStart }
  public func start() { onStart() }
}

/// A coordinator that its test controls through events of the screens, with set answers to Back and paths.
public final class Guide: Coordinator {
  public let navigator: Navigator
  public var paths: [String: (Guide) -> Void] = [:]
  public var answer = BackAnswer.pop
  public var onBack: () -> Void = {}
  /// The answer to a link; nil for the same as to Back.
  public var answerToLink: BackAnswer?

  public init(_ navigator: Navigator) { self.navigator = navigator }

  public func start() { _ = open("/") }

  public func open(_ path: String) -> Bool {
    guard let show = paths[path] else { return false }
    show(self)
    return true
  }

  public func back() -> BackAnswer {
    onBack()
    return answer
  }

  public func leave() -> BackAnswer { answerToLink ?? back() }
}
