public import Sillar
public import UnsentModel

/// The entry point of Unsent: the list of unsent changes, and the question before one is discarded.
///
/// ```swift
/// func show(_ context: ModuleContext, _ actions: UnsentActions, _ wording: UnsentWording) {
///   UnsentCoordinator(context, actions: actions, wording: wording).show()
/// }
/// ```
public final class UnsentCoordinator: Coordinator {
  private let context: ModuleContext
  private let actions: UnsentActions
  private let wording: UnsentWording
  private let changes: UnsentChanges
  private var navigator: Navigator { context.navigator }

  public init(
    _ context: ModuleContext, actions: UnsentActions, wording: UnsentWording,
    changes: UnsentChanges = UnsentChanges()
  ) {
    self.context = context
    self.actions = actions
    self.wording = wording
    self.changes = changes
  }

  public func start() { navigator.replaceAll(with: [list()]) }

  /// Shows the list on top of what is there.
  public func show() { navigator.push(list()) }

  public var routes: [Destination] {
    Destination(UnsentRoute.self, beneath: { _ in [HomeRoute()] }, build: { _ in self.list() })
  }

  private func list() -> Screen {
    Screen(
      "unsent", at: UnsentRoute(),
      view: UnsentListView(wording: wording, changeable: changes.kinds),
      presenter: UnsentListPresenter(context, self, actions))
  }

  func change(_ entry: UnsentEntry) { changes.begin(entry) }

  func askAboutDiscarding(_ entry: UnsentEntry) {
    guard navigator.modals.isEmpty else { return }
    let presenter = DiscardUnsentPresenter(entry, self, actions.discardUnsent)
    navigator.present(
      Screen("discard-unsent", view: DiscardUnsentView(wording: wording), presenter: presenter))
  }

  func discardClosed() { navigator.dismiss() }
}
