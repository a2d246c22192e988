/// A hook into the lifecycle of screens: tracking, session expiry, a measurement.
///
/// ```swift
/// final class Tracking: Behavior {
///   private(set) var seen: [String] = []
///   func viewDidAppear(_ screen: Screen) { seen.append(screen.name) }
/// }
/// ```
///
/// Give it to a screen (`Screen(…, behaviors: [Tracking()])`), or require it for every screen of an app (``Flavor``).
/// The calls have the same order as UIKit's view controller calls. When B is pushed over A:
///
///     B viewDidLoad, A viewWillDisappear, B viewWillAppear, A viewDidDisappear, B viewDidAppear
///
/// When B is popped:
///
///     B viewWillDisappear, A viewWillAppear, B viewDidDisappear, A viewDidAppear, B viewDidUnload
///
/// In each step, child screens follow their parent. Screens that unload together do so in the order in which they were
/// loaded. A modal does not make the screen beneath it disappear: that screen stays visible.
public protocol Behavior: AnyObject, SendableMetatype {
  /// Names of resources that only one behavior of a screen may use, such as `"navigation-bar"`. Two behaviors that
  /// claim the same name are reported when the app starts.
  static var claims: Set<String> { get }

  /// The banner of each of the behavior's screens, which moves nothing when it comes and goes; nil for none. When several
  /// behaviors have a banner, the first one is shown. Only the screens of the stack show it, not their children or modals.
  ///
  /// Mark the class `@Observable`, so that its screens are redrawn when the banner changes.
  var banner: LocalizedText? { get }

  /// Makes the screen at the top of each of the behavior's screens, such as a question with buttons; nil for none. When several
  /// behaviors have one, the first one is shown, where and as long as a ``banner`` is.
  ///
  /// Mark the class `@Observable`, so that its screens are redrawn when it is there and when it has gone.
  var header: (() -> Screen)? { get }

  /// True while the device must not turn its screen off for want of touches, such as during a video. It counts while one
  /// of the behavior's screens is visible. A host that cannot keep its device awake does nothing.
  ///
  /// Mark the class `@Observable` if it changes.
  var keepsDeviceAwake: Bool { get }

  /// Runs as long as the behavior is in use, then is cancelled. For a required behavior this is the lifetime of the
  /// window, for any other the time during which its screen is loaded.
  func run() async

  /// The user has acted on the screen: sent an event, followed a link, or gone back. Called before the presenter or
  /// coordinator receives the event.
  func userDidAct(_ screen: Screen)

  /// The screen has been loaded; its presenter's `run()` is about to start.
  func viewDidLoad(_ screen: Screen)
  /// The screen is about to be seen.
  func viewWillAppear(_ screen: Screen)
  /// The screen is seen.
  func viewDidAppear(_ screen: Screen)
  /// Another screen is about to cover the screen, or the screen to go.
  func viewWillDisappear(_ screen: Screen)
  /// The screen is no longer seen. It stays loaded while it is on the stack.
  func viewDidDisappear(_ screen: Screen)
  /// The screen is visible in its window, but the window is not in front of the user: a browser's tab is hidden, or the
  /// user is in another app. The screen may be seen where the system lists open apps: hide what others must not read.
  func windowDidLeaveFront(_ screen: Screen)
  /// The window is in front of the user again.
  func windowDidComeToFront(_ screen: Screen)
  /// The screen has been removed permanently; its tasks are cancelled.
  func viewDidUnload(_ screen: Screen)
}

extension Behavior {
  public static var claims: Set<String> { [] }
  public var banner: LocalizedText? { nil }
  public var header: (() -> Screen)? { nil }
  public var keepsDeviceAwake: Bool { false }
  public func run() async {}
  public func userDidAct(_ screen: Screen) {}
  public func viewDidLoad(_ screen: Screen) {}
  public func viewWillAppear(_ screen: Screen) {}
  public func viewDidAppear(_ screen: Screen) {}
  public func viewWillDisappear(_ screen: Screen) {}
  public func viewDidDisappear(_ screen: Screen) {}
  public func windowDidLeaveFront(_ screen: Screen) {}
  public func windowDidComeToFront(_ screen: Screen) {}
  public func viewDidUnload(_ screen: Screen) {}
}
