/// A view and its presenter, with a lifecycle, behaviors and child screens: what a view controller is
/// elsewhere.
///
/// Builders make screens, coordinators push them:
///
/// ```swift
/// struct CounterBuilder {
///   func build() -> Screen {
///     Screen("counter", path: "/counter", view: CounterView(), presenter: CounterPresenter())
///   }
/// }
/// ```
///
/// A screen is loaded when it first comes to the top of its ``Navigator`` (or, as a child, when its parent
/// first places it), and unloaded when it leaves for good. The window that it is in drives it.
public final class Screen {
  /// The screen's name: in logs, in tracking, and as the name by which a leak is reported.
  public let name: String
  /// Where the screen can be found: the address of its window while it is at the top; nil for one that no link leads
  /// to.
  public var address: Address? { place?.value }
  /// The behaviors that listen to this screen, the required ones first.
  public internal(set) var behaviors: BehaviorList
  /// The child screens, by the names under which the view places them with ``ChildScreen``.
  public let children: [String: Screen]
  /// Whether ``Behavior/viewDidLoad(_:)`` has been called and the end has not come.
  public internal(set) var isLoaded = false
  /// Whether the screen is to be seen.
  public internal(set) var isVisible = false

  let model: any ScreenModel
  /// Starts what a behavior does by itself; set while the screen is loaded.
  var behaviorAdded: ((any Behavior) -> Void)?
  /// Ends it.
  var behaviorRemoved: ((any Behavior) -> Void)?
  private let place: Driver<Address>?

  /// - Parameters:
  ///   - name: A short name, unique in its module.
  ///   - path: Its ``address`` as text without percent-encoding or a query, starting with `/`.
  ///   - behaviors: What listens to this screen, besides what the flavor requires.
  ///   - children: See ``children``.
  public convenience init<V: View, P: Presenter>(
    _ name: String, path: String? = nil, view: V, presenter: P,
    behaviors: [any Behavior] = [], children: [String: Screen] = [:]
  ) where V.State == P.State, V.Event == P.Event {
    self.init(
      name, place: path.map { path in Driver { Address(path: path) } }, view, presenter, behaviors,
      children)
  }

  /// A screen at a route: its address is the one that the route writes.
  public convenience init<V: View, P: Presenter>(
    _ name: String, at route: some Route, view: V, presenter: P,
    behaviors: [any Behavior] = [], children: [String: Screen] = [:]
  ) where V.State == P.State, V.Event == P.Event {
    self.init(name, place: Driver { route.address }, view, presenter, behaviors, children)
  }

  /// A screen whose route changes with its state: a search or a page of a list stays after a reload and can be linked
  /// to.
  ///
  /// - Parameter route: Read when the screen has been drawn. It may hold the presenter strongly.
  public convenience init<V: View, P: Presenter>(
    _ name: String, at route: Driver<some Route>, view: V, presenter: P,
    behaviors: [any Behavior] = [], children: [String: Screen] = [:]
  ) where V.State == P.State, V.Event == P.Event {
    self.init(name, place: route.map { $0.address }, view, presenter, behaviors, children)
  }

  /// A screen whose place changes with its state: what is searched for, or which page of a list is shown, stays after
  /// a reload and can be linked to.
  ///
  /// - Parameter path: Read when the screen has been drawn. It may hold the presenter strongly.
  public convenience init<V: View, P: Presenter>(
    _ name: String, path: Driver<String>, view: V, presenter: P,
    behaviors: [any Behavior] = [], children: [String: Screen] = [:]
  ) where V.State == P.State, V.Event == P.Event {
    self.init(
      name, place: path.map { Address(path: $0) }, view, presenter, behaviors, children)
  }

  private init<V: View, P: Presenter>(
    _ name: String, place: Driver<Address>?, _ view: V, _ presenter: P,
    _ behaviors: [any Behavior], _ children: [String: Screen]
  ) where V.State == P.State, V.Event == P.Event {
    self.name = name
    self.place = place
    self.behaviors = BehaviorList(own: behaviors)
    self.children = children
    model = TypedScreenModel(view: view, presenter: presenter)
  }
}

extension Screen {
  /// Gives the screen a behavior of its own, after those that it has. While the screen lives, the behavior is told
  /// at once what it has missed: that the screen has been loaded, and that it is to be seen.
  ///
  /// - Throws: ``BehaviorError/conflict(_:)`` when another behavior claims what this one does.
  public func add(_ behavior: any Behavior) throws(BehaviorError) {
    let isNew = !behaviors.contains { $0 === behavior }
    try behaviors.add(behavior, of: name)
    guard isNew, isLoaded else { return }
    behavior.viewDidLoad(self)
    if isVisible {
      behavior.viewWillAppear(self)
      behavior.viewDidAppear(self)
    }
    behaviorAdded?(behavior)
  }

  /// Takes a behavior of its own from the screen. While the screen lives, the behavior hears the screen's end first.
  ///
  /// - Throws: ``BehaviorError/required(behavior:flavor:)`` for one that the flavor requires.
  public func remove(_ behavior: any Behavior) throws(BehaviorError) {
    let wasThere = behaviors.contains { $0 === behavior }
    try behaviors.remove(behavior)
    guard wasThere, isLoaded else { return }
    if isVisible {
      behavior.viewWillDisappear(self)
      behavior.viewDidDisappear(self)
    }
    behavior.viewDidUnload(self)
    behaviorRemoved?(behavior)
  }
}
