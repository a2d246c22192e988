public import Foundation
public import SillarModel

/// Everything of a window that its modules' coordinators, presenters and behaviors need besides their model.
///
/// ```swift
/// final class NotesCoordinator: Coordinator {
///   private let context: ModuleContext
///   init(_ context: ModuleContext) { self.context = context }
///
///   func start() { context.navigator.push(CounterBuilder().build()) }
/// }
/// ```
public struct ModuleContext {
  public let visitor: Visitor
  /// The window's screens.
  public var navigator: Navigator
  public let configuration: Configuration
  /// Drives what waits; ``App/clock``.
  public let clock: any Clock<Duration>
  /// What time it is; ``App/now``.
  public let now: @Sendable () -> Date
  /// Tells when a service that could not be reached is worth asking again. An app replaces it for the modules of a
  /// service whose reachability it knows.
  public var reconnection: any Reconnection
  let texts: TextResolver

  init(
    visitor: Visitor, navigator: Navigator, configuration: Configuration,
    clock: any Clock<Duration>, texts: TextResolver
  ) {
    self.visitor = visitor
    self.navigator = navigator
    self.configuration = configuration
    self.clock = clock
    now = texts.now
    reconnection = TimedReconnection(clock: clock)
    self.texts = texts
  }

  /// A context without a window, for tests of a coordinator or presenter.
  public init(
    visitor: Visitor = Visitor(id: "test"), flavor: Flavor, navigator: Navigator = Navigator(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(
      visitor: visitor, navigator: navigator, configuration: flavor.configuration, clock: clock,
      texts: TextResolver(
        flavor: flavor, visitor: visitor, now: now, changed: {}, report: { _ in }))
  }

  /// The words of the window as it opened, for modules that write their texts themselves.
  public var words: Localization { texts.first }

  /// The language that the window writes in, as in BCP 47.
  public var language: String { texts.localization.language }

  /// Has the window write in another of the app's languages from now on.
  ///
  /// - Parameter tag: As in BCP 47, such as `es-AR`; one that the app does not speak changes nothing.
  public func changeLanguage(to tag: String) { texts.change(to: tag) }
}
