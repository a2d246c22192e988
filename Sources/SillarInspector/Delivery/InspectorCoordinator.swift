import Sillar

/// Leads from the list of windows to each of them, and to the program.
final class InspectorCoordinator: Coordinator {
  private let context: ModuleContext
  private let inspector: Inspector

  init(_ context: ModuleContext, inspector: Inspector) {
    self.context = context
    self.inspector = inspector
  }

  func start() { context.navigator.replaceAll(with: [windows()]) }

  static let destinations: [Destination<InspectorCoordinator>] = [
    Destination(WindowsRoute.self) { $0.windows() },
    Destination(
      WindowRoute.self, beneath: { _ in [WindowsRoute()] }, build: { $0.window($1) }),
    Destination(
      ProgramRoute.self, beneath: { _ in [WindowsRoute()] }, build: { $0.program() }),
  ]

  func show(_ window: InspectedWindow.ID) {
    context.navigator.push(self.window(WindowRoute(window: window)))
  }

  private func windows() -> Screen {
    Screen(
      "windows", at: WindowsRoute(), view: WindowsView(),
      presenter: WindowsPresenter(context, inspector: inspector, coordinator: self))
  }

  private func window(_ route: WindowRoute) -> Screen {
    let presenter = WindowPresenter(route, context, inspector: inspector)
    return Screen(
      "window", at: Driver { presenter.route }, view: WindowView(), presenter: presenter)
  }

  private func program() -> Screen {
    Screen(
      "program", at: ProgramRoute(), view: ProgramView(),
      presenter: ProgramPresenter(context, inspector: inspector))
  }
}
