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
  /// - Parameter path: Read when the screen has been drawn; hold its presenter `unowned` in it.
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

/// The typed inside of a screen, without its types.
protocol ScreenModel: AnyObject {
  /// The presenter, to find out whether it outlives its screen.
  var presenter: AnyObject { get }
  /// The nodes for the present state; nil when it equals the state that was drawn last. What is read on the
  /// way is the screen's reason to be drawn anew.
  func renderIfChanged() -> [NodeStorage]?
  /// Makes the next ``renderIfChanged()`` draw whatever the state.
  func forgetRendering()
  /// Hands an event to the presenter. False when it is not one of this screen's.
  func handle(_ event: any Sendable) async -> Bool
  func run() async
  func runWhileVisible() async
}

final class TypedScreenModel<V: View, P: Presenter>: ScreenModel
where V.State == P.State, V.Event == P.Event {
  private let view: V
  private let typedPresenter: P
  private var renderedState: P.State?

  init(view: V, presenter: P) {
    self.view = view
    typedPresenter = presenter
  }

  var presenter: AnyObject { typedPresenter }

  func renderIfChanged() -> [NodeStorage]? {
    let state = typedPresenter.state
    if let renderedState, renderedState == state { return nil }
    renderedState = state
    return view.body(state).map { $0.storage }
  }

  func forgetRendering() { renderedState = nil }

  func handle(_ event: any Sendable) async -> Bool {
    guard let event = event as? P.Event else { return false }
    await typedPresenter.handle(event)
    return true
  }

  func run() async { await typedPresenter.run() }

  func runWhileVisible() async { await typedPresenter.runWhileVisible() }
}
