public import Foundation
public import SillarModel
import SillarVocabulary

/// The window's services for the coordinators, presenters and behaviors of modules.
///
/// ```swift
/// final class NotesCoordinator: Coordinator {
///   private let context: ModuleContext
///   init(_ context: ModuleContext) { self.context = context }
///
///   func start() {
///     context.navigator.push(Screen("counter", view: CounterView(), presenter: CounterPresenter()))
///   }
/// }
/// ```
public struct ModuleContext {
  public let visitor: Visitor
  /// The navigator of the window's screens.
  public var navigator: Navigator
  /// The values of the app's keys. They do not change in this context: see ``forScreen()``.
  public private(set) var configuration: Configuration
  /// Sets what a service changes while the app runs, such as with `RemoteFlags` of SillarConfiguration. Called with the values of
  /// the app's start: at once, and for each ``forScreen()``.
  public var flags: (Configuration) -> Configuration = { $0 } {
    didSet { configuration = flags(settings) }
  }
  /// The clock for timers; see ``App/clock``.
  public let clock: any Clock<Duration>
  /// Returns the current date; see ``App/now``.
  public let now: @Sendable () -> Date
  /// Decides when to retry a service that could not be reached; see ``retrying(_:)``.
  public private(set) var reconnection: any Reconnection
  private let settings: Configuration
  let session: VisitorSession
  let texts: TextResolver

  package init(
    visitor: Visitor, navigator: Navigator, configuration: Configuration,
    clock: any Clock<Duration>, session: VisitorSession, texts: TextResolver
  ) {
    self.visitor = visitor
    self.navigator = navigator
    settings = configuration
    self.configuration = configuration
    self.clock = clock
    now = texts.now
    reconnection = TimedReconnection(clock: clock)
    self.session = session
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
      session: VisitorSession(lock: VisitorLock(now: now)),
      texts: TextResolver(
        flavor: flavor, visitor: visitor, now: now, changed: {}, report: { _ in }))
  }

  /// The context for the modules of a service whose reachability the app can observe.
  ///
  /// ```swift
  /// func contextOfNotes(_ context: ModuleContext, _ service: RemoteService) -> ModuleContext {
  ///   context.retrying(service.connectivity)
  /// }
  /// ```
  public func retrying(_ reconnection: any Reconnection) -> ModuleContext {
    var context = self
    context.reconnection = reconnection
    return context
  }

  /// The context for a screen that is made now: its ``configuration`` has what ``flags`` say now, and keeps it as long as the
  /// screen is there. So a change is seen at the screen's next visit, never in the middle.
  ///
  /// ```swift
  /// func pageSize(ofScreenIn context: ModuleContext) -> Int {
  ///   context.forScreen().configuration[PageSize.self]
  /// }
  /// ```
  public func forScreen() -> ModuleContext {
    var context = self
    context.configuration = flags(settings)
    return context
  }

  /// The texts in the window's language, for modules that format their texts themselves.
  public var words: Localization { texts.localization }

  /// The calendar of the visitor: days begin in their time zone as it is known now. A browser may tell its time zone
  /// after its first page, so read it anew for each state.
  public var calendar: Calendar { texts.localization.calendar }

  /// The language of the window, as a BCP 47 tag. When the visitor chooses another one, the window opens its screens anew, with
  /// another coordinator and context, once what is in hand is done; until then this one is in the other language, too.
  public var language: String { texts.localization.language }
}
