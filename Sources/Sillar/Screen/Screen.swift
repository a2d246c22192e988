package import SillarVocabulary

/// A view and its presenter, with a lifecycle, behaviors and child screens: the counterpart of a view controller.
///
/// A coordinator makes screens and pushes them:
///
/// ```swift
/// func showCounter(_ navigator: Navigator) {
///   navigator.push(
///     Screen("counter", path: "/counter", view: CounterView(), presenter: CounterPresenter()))
/// }
/// ```
///
/// A screen is loaded when it first comes to the top of its ``Navigator`` (or, as a child, when its parent first places
/// it), and unloaded when it leaves the navigator. Its window drives it.
public final class Screen {
  /// The screen's name in logs, in tracking and in reports of leaks.
  public let name: String
  /// The link to the screen, which is that of its window while the screen is at the top; nil when no link leads to it.
  public var link: String? { written?.value }
  package var address: Address? { place?.value }
  /// The behaviors that listen to this screen: those that its flavor requires first, then its own.
  public var behaviors: [any Behavior] { listeners.all }
  /// The child screens, by the names under which the view places them with ``ChildScreen``.
  public let children: [String: Screen]
  /// True from ``Behavior/viewDidLoad(_:)`` until the screen is unloaded.
  public package(set) var isLoaded = false
  /// True while the screen is visible.
  public package(set) var isVisible = false

  /// The number by which its place in the window is named; 0 before it has one.
  package var number = 0
  package var listeners: BehaviorList
  package let model: any ScreenModel
  /// Starts the behavior's `run()` and redraws the screen; set while the screen is loaded.
  package var behaviorAdded: ((any Behavior) -> Void)?
  /// Cancels the behavior's `run()` and redraws the screen; set while the screen is loaded.
  package var behaviorRemoved: ((any Behavior) -> Void)?
  /// The template of the route that the screen was made with; nil for a screen with a path or without an address.
  package private(set) var template: String?
  private var place: Driver<Address>?
  private var written: Driver<String>?

  /// - Parameters:
  ///   - name: A short name, unique in its module.
  ///   - path: Its `address` as text without percent-encoding or a query, starting with `/`.
  ///   - behaviors: The behaviors that listen to this screen, besides those that the flavor requires.
  ///   - children: See ``children``.
  public convenience init<V: View, P: Presenter>(
    _ name: String, path: String? = nil, view: V, presenter: P,
    behaviors: [any Behavior] = [], children: [String: Screen] = [:]
  ) where V.State == P.State, V.Event == P.Event {
    let address = path.map { Address(path: $0) }
    self.init(
      name, place: address.map { address in Driver { address } }, view, presenter, behaviors,
      children)
  }

  /// A screen at a route, which writes its address.
  public convenience init<V: View, P: Presenter, R: Route>(
    _ name: String, at route: R, view: V, presenter: P,
    behaviors: [any Behavior] = [], children: [String: Screen] = [:]
  ) where V.State == P.State, V.Event == P.Event {
    let address = route.address
    self.init(name, place: Driver { address }, view, presenter, behaviors, children)
    template = R.path.template
  }

  /// A screen whose route changes with its state: a search or the page of a list survives a reload and is linkable.
  ///
  /// - Parameter route: Read when the screen has been drawn. It may hold the presenter strongly.
  public convenience init<V: View, P: Presenter, R: Route>(
    _ name: String, at route: Driver<R>, view: V, presenter: P,
    behaviors: [any Behavior] = [], children: [String: Screen] = [:]
  ) where V.State == P.State, V.Event == P.Event {
    self.init(name, place: route.mapChanges { $0.address }, view, presenter, behaviors, children)
    template = R.path.template
  }

  /// A screen whose path changes with its state: a search or the page of a list survives a reload and is linkable.
  ///
  /// - Parameter path: Read when the screen has been drawn. It may hold the presenter strongly.
  public convenience init<V: View, P: Presenter>(
    _ name: String, path: Driver<String>, view: V, presenter: P,
    behaviors: [any Behavior] = [], children: [String: Screen] = [:]
  ) where V.State == P.State, V.Event == P.Event {
    self.init(
      name, place: path.mapChanges { Address(path: $0) }, view, presenter, behaviors, children)
  }

  init<V: View, P: Presenter>(
    _ name: String, place: Driver<Address>?, _ view: V, _ presenter: P,
    _ behaviors: [any Behavior], _ children: [String: Screen]
  ) where V.State == P.State, V.Event == P.Event {
    self.name = name
    self.place = place
    written = place?.mapChanges { $0.description }
    listeners = BehaviorList(own: behaviors)
    self.children = children
    model = TypedScreenModel(view: view, presenter: presenter)
  }

  /// Gives a screen that was made without an address one, before it is shown.
  func move(to route: some Route) {
    let address = route.address
    place = Driver { address }
    written = Driver { address.description }
  }
}

extension Screen {
  /// Adds a behavior of the screen's own, after those that it has. If the screen is loaded, the behavior at once gets
  /// the calls that it has missed: that the screen has been loaded and, if so, that it is visible.
  ///
  /// - Throws: An error that names both when another behavior claims what this one does.
  public func add(_ behavior: any Behavior) throws {
    let isNew = !listeners.contains(behavior)
    try listeners.add(behavior, of: name)
    guard isNew, isLoaded else { return }
    behavior.viewDidLoad(self)
    if isVisible {
      behavior.viewWillAppear(self)
      behavior.viewDidAppear(self)
    }
    behaviorAdded?(behavior)
  }

  /// Removes a behavior of the screen's own. If the screen is loaded, the behavior first gets the calls for the
  /// screen's end.
  ///
  /// - Throws: An error that names the flavor for a behavior that it requires.
  public func remove(_ behavior: any Behavior) throws {
    let wasThere = listeners.contains(behavior)
    try listeners.remove(behavior)
    guard wasThere, isLoaded else { return }
    if isVisible {
      behavior.viewWillDisappear(self)
      behavior.viewDidDisappear(self)
    }
    behavior.viewDidUnload(self)
    behaviorRemoved?(behavior)
  }
}
