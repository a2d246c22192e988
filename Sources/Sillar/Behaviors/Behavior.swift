/// A hook into the lifecycle of screens: tracking, session expiry, a measurement.
///
/// ```swift
/// final class Tracking: Behavior {
///   private(set) var seen: [String] = []
///   func viewDidAppear(_ screen: Screen) { seen.append(screen.name) }
/// }
/// ```
///
/// Give it to a screen (`Screen(…, behaviors: [Tracking()])`), or require it for every screen of an app
/// (``Flavor``). The calls come in the order that UIKit has for view controllers: when B is pushed over A,
///
///     B viewDidLoad, A viewWillDisappear, B viewWillAppear, A viewDidDisappear, B viewDidAppear
///
/// and when B is popped,
///
///     B viewWillDisappear, A viewWillAppear, B viewDidDisappear, A viewDidAppear, B viewDidUnload
///
/// with child screens after their parent in each step, and several that unload at once in the order in which
/// they were loaded. A modal covers nothing: the screen beneath stays visible and does not disappear.
public protocol Behavior: AnyObject, SendableMetatype {
  /// What only one behavior of a screen may have, such as `"navigation-bar"`. Two behaviors that claim the
  /// same thing are reported when the app starts.
  static var claims: Set<String> { get }

  /// What it has to say at the top of each of its screens; nil when there is nothing. Of several behaviors the first
  /// that has something says it, and on the stack's screens only, not again in a child or on a modal.
  ///
  /// Mark the class `@Observable`, so that its screens are drawn anew when this changes.
  var banner: Banner? { get }

  /// Lives as long as the behavior has something to listen to: a required one as long as its window, another as long
  /// as its screen is loaded. Cancelled then.
  func run() async

  /// The user has done something on the screen, followed a link from it or gone back from it; its presenter or
  /// coordinator is about to hear of it.
  func userDidAct(_ screen: Screen)

  /// The screen has been loaded; its presenter's `run()` is about to start.
  func viewDidLoad(_ screen: Screen)
  func viewWillAppear(_ screen: Screen)
  func viewDidAppear(_ screen: Screen)
  func viewWillDisappear(_ screen: Screen)
  func viewDidDisappear(_ screen: Screen)
  /// The screen has left for good; its tasks are cancelled.
  func viewDidUnload(_ screen: Screen)
}

extension Behavior {
  public static var claims: Set<String> { [] }
  public var banner: Banner? { nil }
  public func run() async {}
  public func userDidAct(_ screen: Screen) {}
  public func viewDidLoad(_ screen: Screen) {}
  public func viewWillAppear(_ screen: Screen) {}
  public func viewDidAppear(_ screen: Screen) {}
  public func viewWillDisappear(_ screen: Screen) {}
  public func viewDidDisappear(_ screen: Screen) {}
  public func viewDidUnload(_ screen: Screen) {}
}
