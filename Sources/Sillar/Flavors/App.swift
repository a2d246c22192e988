public import Foundation
import SillarModel

/// An app that a host runs: a flavor, and the coordinator that opens its windows.
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
  /// The clock for timers in the app's windows; in a test, a clock that the test moves.
  var clock: any Clock<Duration> { get }
  /// Returns the current date for the app's windows.
  var now: @Sendable () -> Date { get }
  /// Creates the coordinator and object graph of a window. Called once for each window.
  func makeCoordinator(_ context: ModuleContext) -> any Coordinator

  /// False if the visitor's session with this account is over, such as one that a service has ended. A host asks for each of
  /// the ``endedVisitors()``, before it brings back a window that was saved for the account, which it then removes, and before it opens a
  /// window for the account while none is open. By default true.
  ///
  /// An app may ask its service. A host waits one second, cancels the call and counts the visitor as signed in, so
  /// that nobody is kept out while the service is away. When it is false, a window that opens afterwards must find nobody
  /// signed in.
  ///
  /// - Parameters:
  ///   - visitor: The ``Visitor/id``.
  ///   - account: The account that the visitor was signed in with; see ``ModuleContext/renewSession``.
  func isSignedIn(_ visitor: String, as account: String) async -> Bool

  /// The visitors whose session may be over without an act in a window, from now on: a service has ended it, or it has run out.
  /// For each one a host asks ``isSignedIn(_:as:)`` and, when it is false, ends the session at once, with what it has saved
  /// of its windows. An open window of the visitor's goes on, and the others end. By default none.
  func endedVisitors() -> AsyncStream<String>

  /// What waits for a visitor: now, then again whenever it changes, all of it each time. A host asks for each visitor who has
  /// switched notices on, until they switch them off or their session ends; see ``Notice``. By default nothing.
  ///
  /// The stream may end early, such as when a service says that the session is over: nothing is told from then on.
  ///
  /// - Parameters:
  ///   - visitor: The ``Visitor/id``.
  ///   - account: The account that the visitor is signed in with; nil for a stranger.
  func notices(for visitor: String, as account: String?) -> AsyncStream<[Notice]>
}

extension App {
  public var clock: any Clock<Duration> { ContinuousClock() }
  public var now: @Sendable () -> Date { { Date() } }
  public func isSignedIn(_ visitor: String, as account: String) async -> Bool { true }
  public func endedVisitors() -> AsyncStream<String> { AsyncStream { $0.finish() } }
  public func notices(for visitor: String, as account: String?) -> AsyncStream<[Notice]> {
    AsyncStream { $0.finish() }
  }
}

/// The user of a window, as far as a host can identify them.
///
/// ```swift
/// let visitor = Visitor(id: "3f2a…", languages: ["es-AR", "en"], timeZone: "America/Lima")
/// ```
public struct Visitor: Sendable, Hashable {
  /// The visitor of the window that started the current task; nil outside of windows. A request that several windows
  /// share has the visitor of the first.
  public static var current: Visitor? { (CurrentTask.owner as? WindowOfTask)?.visitor }

  /// The same for all windows of one browser, across visits. It reveals nothing about the person and is not a secret.
  public let id: String
  /// The languages that the user reads, as BCP 47 tags, the preferred one first.
  public package(set) var languages: [String]
  /// The time zone that the user's times are written in, as a name of the IANA database. With nil, or a name that is
  /// unknown, it is that of the app's configuration.
  public package(set) var timeZone: String?
  /// The address from which the window was opened, such as `203.0.113.7`, for the limits of services; nil for a host
  /// without a network, and for a browser on the host's own computer. It identifies no person: many people share
  /// one, and one person has many.
  public let address: String?
  /// The language that the user has chosen for the app, as a BCP 47 tag; nil for those of the device.
  public package(set) var language: String?
  /// True for the dark colors, and false for the light ones, that the user has chosen; nil for those of the device.
  public package(set) var isDark: Bool?
  /// The account with which the person is signed in at the site around the app, where the site decides, and not the app; nil for
  /// a person who is signed in nowhere. The account stays the same as long as the window is open.
  public let account: String?

  public init(
    id: String, languages: [String] = [], timeZone: String? = nil, address: String? = nil,
    language: String? = nil, isDark: Bool? = nil, account: String? = nil
  ) {
    self.id = id
    self.languages = languages
    self.timeZone = timeZone
    self.address = address
    self.language = language
    self.isDark = isDark
    self.account = account
  }

  /// The visitor with what they have chosen: the language comes before those of the device.
  package func choosing(_ preferences: Preferences) -> Visitor {
    var visitor = self
    (visitor.language, visitor.isDark) = (preferences.language, preferences.isDark)
    if let language = preferences.language { visitor.languages.insert(language, at: 0) }
    return visitor
  }
}
