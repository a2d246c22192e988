import Foundation

extension App {
  /// The previews of the app's modules, as an app with the same words, colors and pictures; see ``Module/previews``.
  ///
  /// It has none of the flavor's required behaviors and none of its work, so nothing is tracked and nobody has to sign in. Nothing
  /// of it is kept on a device.
  ///
  /// ```swift
  /// func previews(of app: any App) -> any App { app.previews }
  /// ```
  public var previews: some App { PreviewApp(flavor: flavor.forPreviews, clock: clock, now: now) }
}

private struct PreviewApp: App {
  let flavor: Flavor
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    PreviewCoordinator(context.navigator, flavor.modules.filter { !$0.previews.isEmpty })
  }
}

/// The list of all previews.
struct PreviewsRoute: Route {
  static let path = Path("/") { PreviewsRoute() }
}

struct PreviewRoute: Route {
  let module: String
  let preview: String
  static let path = Path("/previews/:module/:preview", \.module, \.preview, make: Self.init)
}

private final class PreviewCoordinator: Coordinator {
  private let navigator: Navigator
  private let modules: [Module]

  init(_ navigator: Navigator, _ modules: [Module]) {
    self.navigator = navigator
    self.modules = modules
  }

  func start() { navigator.replaceAll(with: [list()]) }

  static let destinations: [Destination<PreviewCoordinator>] = [
    Destination(PreviewsRoute.self) { $0.list() },
    Destination(
      PreviewRoute.self, beneath: { _ in [PreviewsRoute()] }, build: { $0.preview(at: $1) }),
  ]

  private func list() -> Screen {
    let shelves = modules.map { module in
      PreviewShelf(
        module: module.name,
        routes: module.previews.map { PreviewRoute(module: module.name, preview: $0.name) })
    }
    return Screen(
      "previews", at: PreviewsRoute(), view: PreviewsView(), state: Driver { shelves }
    ) { _ in }
  }

  private func preview(at route: PreviewRoute) -> Screen? {
    let module = modules.first { $0.name == route.module }
    let screen = module?.previews.first { $0.name == route.preview }?.make()
    screen?.move(to: route)
    return screen
  }
}

/// The previews of a module.
struct PreviewShelf: Equatable, Sendable {
  let module: String
  let routes: [PreviewRoute]
}

struct PreviewsView: View {
  func body(_ shelves: [PreviewShelf]) -> [Node<Never>] {
    Text(SillarString.previews, .title)
    if shelves.isEmpty { EmptyState(SillarString.noPreviews, SillarString.noPreviewsAdvice) }
    for shelf in shelves {
      Section(shelf.module) {
        for route in shelf.routes { Card { Link(route.preview, to: route) } }
      }
    }
  }
}
