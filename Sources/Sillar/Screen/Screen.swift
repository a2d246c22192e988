/// A view and its presenter, with a lifecycle, behaviours and child screens: what a view controller is
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
  /// Where the screen can be found: the path of its window while it is at the top, starting with `/`; nil for
  /// one that no link leads to.
  public var path: String? { place?.value }
  /// The behaviours that listen to this screen, the required ones first.
  public internal(set) var behaviours: BehaviourList
  /// The child screens, by the names under which the view places them with ``ChildScreen``.
  public let children: [String: Screen]
  /// Whether ``Behaviour/viewDidLoad(_:)`` has been called and the end has not come.
  public internal(set) var isLoaded = false
  /// Whether the screen is to be seen.
  public internal(set) var isVisible = false

  let model: any ScreenModel
  /// Starts what a behaviour does by itself; set while the screen is loaded.
  var behaviourAdded: ((any Behaviour) -> Void)?
  /// Ends it.
  var behaviourRemoved: ((any Behaviour) -> Void)?
  private let place: Driver<String>?

  /// - Parameters:
  ///   - name: A short name, unique in its module.
  ///   - path: See ``path``.
  ///   - behaviours: What listens to this screen, besides what the flavour requires.
  ///   - children: See ``children``.
  public convenience init<V: View, P: Presenter>(
    _ name: String, path: String? = nil, view: V, presenter: P,
    behaviours: [any Behaviour] = [], children: [String: Screen] = [:]
  ) where V.State == P.State, V.Event == P.Event {
    self.init(
      name, place: path.map { path in Driver { path } }, view, presenter, behaviours, children)
  }

  /// A screen whose place changes with its state: what is searched for, or which page of a list is shown, stays after
  /// a reload and can be linked to.
  ///
  /// - Parameter path: Read when the screen has been drawn. It may hold the presenter strongly.
  public convenience init<V: View, P: Presenter>(
    _ name: String, path: Driver<String>, view: V, presenter: P,
    behaviours: [any Behaviour] = [], children: [String: Screen] = [:]
  ) where V.State == P.State, V.Event == P.Event {
    self.init(name, place: path, view, presenter, behaviours, children)
  }

  private init<V: View, P: Presenter>(
    _ name: String, place: Driver<String>?, _ view: V, _ presenter: P,
    _ behaviours: [any Behaviour], _ children: [String: Screen]
  ) where V.State == P.State, V.Event == P.Event {
    self.name = name
    self.place = place
    self.behaviours = BehaviourList(own: behaviours)
    self.children = children
    model = TypedScreenModel(view: view, presenter: presenter)
  }
}

extension Screen {
  /// Gives the screen a behaviour of its own, after those that it has. While the screen lives, the behaviour is told
  /// at once what it has missed: that the screen has been loaded, and that it is to be seen.
  ///
  /// - Throws: ``BehaviourError/conflict(_:)`` when another behaviour claims what this one does.
  public func add(_ behaviour: any Behaviour) throws(BehaviourError) {
    let isNew = !behaviours.contains { $0 === behaviour }
    try behaviours.add(behaviour, of: name)
    guard isNew, isLoaded else { return }
    behaviour.viewDidLoad(self)
    if isVisible {
      behaviour.viewWillAppear(self)
      behaviour.viewDidAppear(self)
    }
    behaviourAdded?(behaviour)
  }

  /// Takes a behaviour of its own from the screen. While the screen lives, the behaviour hears the screen's end first.
  ///
  /// - Throws: ``BehaviourError/required(behaviour:flavour:)`` for one that the flavour requires.
  public func remove(_ behaviour: any Behaviour) throws(BehaviourError) {
    let wasThere = behaviours.contains { $0 === behaviour }
    try behaviours.remove(behaviour)
    guard wasThere, isLoaded else { return }
    if isVisible {
      behaviour.viewWillDisappear(self)
      behaviour.viewDidDisappear(self)
    }
    behaviour.viewDidUnload(self)
    behaviourRemoved?(behaviour)
  }
}
