public import Foundation

/// What a host runs: a flavor, and the coordinator that opens its windows.
///
/// ```swift
/// struct CounterApp: App {
///   let flavor: Flavor
///   func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
///     CounterCoordinator(navigator: context.navigator)
///   }
/// }
/// ```
public protocol App: Sendable {
  var flavor: Flavor { get }
  /// Drives what its windows wait for; a test's app has a clock that the test moves.
  var clock: any Clock<Duration> { get }
  /// What time it is for its windows.
  var now: @Sendable () -> Date { get }
  /// Builds the graph of one window. Called once for each.
  func makeCoordinator(_ context: ModuleContext) -> any Coordinator

  /// What the app does besides its windows, such as ``Tracker/run()``. A host runs it once, from when it starts until
  /// it ends; the task is then cancelled, and has a moment to finish.
  func run() async
}

extension App {
  public var clock: any Clock<Duration> { ContinuousClock() }
  public var now: @Sendable () -> Date { { Date() } }
  public func run() async {}
}

/// Who sits in front of a window, as far as a host can tell.
///
/// ```swift
/// let visitor = Visitor(id: "3f2a…", languages: ["es-AR", "en"])
/// ```
public struct Visitor: Sendable, Hashable {
  /// The same for all windows of one browser, and in the next visit; says nothing about the person, and is
  /// no secret.
  public let id: String
  /// The languages that they read, as in BCP 47, the preferred one first.
  public let languages: [String]

  public init(id: String, languages: [String] = []) {
    self.id = id
    self.languages = languages
  }
}
