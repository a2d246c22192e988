import Sillar
import SillarVocabulary
import Synchronization

/// What a window with an observer needs to tell it.
final class Observing: Sendable {
  /// A screen as observations name it.
  struct Place: Sendable {
    var screen = ""
    var presenter = ""

    init() {}

    init(_ screen: Screen) {
      self.screen = screen.name
      presenter = "\(type(of: screen.model.presenter))"
    }
  }

  /// The time since the window was made.
  let now: ElapsedTime
  private let observers: [any WindowObserver]
  /// True if somebody may look into the window.
  let isInspected: Bool
  private let app: String
  let window: String
  /// The screen in front, for what is told from outside of the window.
  private let front = Mutex(Place())

  /// Nil if nobody observes the window.
  init?(
    _ observer: (any WindowObserver)?, _ inspector: (any WindowInspector)?, of app: any App
  ) {
    observers = [observer, inspector].compactMap(\.self)
    if observers.isEmpty { return nil }
    isInspected = inspector != nil
    self.app = app.flavor.name
    window = String(UInt32.random(in: .min ... .max), radix: 36)
    now = ElapsedTime(app.clock)
  }

  func note(_ what: WindowObservation.What, in place: Place? = nil) {
    let place = place ?? front.withLock { $0 }
    let observation = WindowObservation(
      app: app, window: window, screen: place.screen, presenter: place.presenter, what: what)
    for observer in observers { observer.observe(observation) }
  }

  /// Notes which screen is in front.
  ///
  /// - Parameter before: The name of the one that was in front until now; nil for none.
  func note(front place: Place, before: String?) {
    front.withLock { $0 = place }
    note(.navigated(from: before), in: place)
  }

  /// An event that is being handled.
  struct Event: Sendable {
    let kind: WindowObservation.EventKind
    let place: Place
    let began: Duration
  }

  /// The part of the window's state that only observations need.
  struct State {
    weak var front: Screen?
    var frontName: String?
    /// The event that was begun last.
    var event: Event?
    /// The time of the opening, or of the first event, since which the window has not been at rest.
    var restless: Duration? = .zero
    /// The texts typed into concealed fields, while the window is inspected.
    var secrets: Set<String> = []
  }
}
