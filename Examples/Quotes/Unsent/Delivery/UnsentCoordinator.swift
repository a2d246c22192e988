import Foundation
public import Sillar
public import UnsentModel
import WorkDelivery

/// The Unsent module of an app.
public enum UnsentModule {
  public static let module = Module(
    name: "Unsent", version: "2.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self],
    routes: UnsentCoordinator.routes)
}

struct UnsentRoute: Route {
  static let path = Path("/unsent") { UnsentRoute() }
}

struct DiscardUnsentRoute: Route {
  let id: UnsentEntry.ID
  static let path = Path("/unsent/:id/discard", \.id, make: Self.init)
}

/// The texts of an app for its changes. Unsent knows only the names of commands.
public protocol UnsentWording: Sendable {
  /// The change, such as "Cancel the request".
  func describe(_ entry: UnsentEntry) -> LocalizedText
  /// The item that changes are about, such as "Leaking tap".
  func about(_ group: UnsentGroup) -> LocalizedText
  /// A sentence for the service's reason to refuse; nil for a reason without one.
  func refusal(_ reason: String) -> LocalizedText?
}

/// The entry point of Unsent: the list of unsent changes, and the question before one is discarded.
public final class UnsentCoordinator: Coordinator {
  let context: ModuleContext
  let unsent: any UnsentRepository
  let edit: (UnsentEntry) -> (() -> Void)?
  private let wording: any UnsentWording
  private var navigator: Navigator { context.navigator }

  /// - Parameter edit: Makes the action that opens the screen for a change; nil for a change without such a screen.
  public init(
    _ context: ModuleContext, unsent: any UnsentRepository, wording: any UnsentWording,
    edit: @escaping (UnsentEntry) -> (() -> Void)?
  ) {
    self.context = context
    self.unsent = unsent
    self.wording = wording
    self.edit = edit
  }

  public func start() { navigator.replaceAll(with: [list()]) }

  /// Shows the list on top of the stack.
  public func show() { navigator.push(list()) }

  public static let destinations: [Destination<UnsentCoordinator>] = [
    Destination(UnsentRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.list() }),
    Destination(modal: DiscardUnsentRoute.self) { $0.question($1.id) },
  ]

  private func list() -> Screen {
    Screen(
      "unsent", at: UnsentRoute(), view: UnsentListView(wording: wording),
      presenter: UnsentListPresenter(self))
  }

  func askAboutDiscarding(_ entry: UnsentEntry) {
    guard navigator.modals.isEmpty else { return }
    navigator.present(question(entry.id, entry))
  }

  private func question(_ id: UnsentEntry.ID, _ known: UnsentEntry? = nil) -> Screen {
    Screen(
      "discard-unsent", at: DiscardUnsentRoute(id: id), view: DiscardUnsentView(wording: wording),
      presenter: DiscardUnsentPresenter(id, known, self))
  }

  func discardClosed() { navigator.dismiss() }
}
