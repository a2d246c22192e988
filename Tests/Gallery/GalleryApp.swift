import Foundation
public import Sillar

/// Every element of the vocabulary on a few screens, to check style sheets and hosts.
public struct GalleryApp: App {
  public let flavor: Flavor
  public let clock: any Clock<Duration>

  public init(clock: any Clock<Duration> = ContinuousClock()) throws {
    self.clock = clock
    let module = Module(
      name: Words.module, version: "1.0.0",
      resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self],
      routes: GalleryCoordinator.routes)
    flavor = try Flavor(
      name: "Gallery", summary: "Every element of Sillar, to look at and to try.",
      languages: ["en", "ar"], modules: [module],
      configuration: Configuration(flavor: "Gallery", providers: []))
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    GalleryCoordinator(context)
  }
}

struct ElementsRoute: Route {
  static let path = Path("/") { ElementsRoute() }
}

struct RowsRoute: Route {
  static let path = Path("/rows") { RowsRoute() }
}

final class GalleryCoordinator: Coordinator {
  private let context: ModuleContext

  init(_ context: ModuleContext) { self.context = context }

  func start() { context.navigator.replaceAll(with: [elements()]) }

  static let destinations: [Destination<GalleryCoordinator>] = [
    Destination(ElementsRoute.self) { $0.elements() },
    Destination(RowsRoute.self, beneath: { _ in [ElementsRoute()] }, build: { $0.rows() }),
  ]

  func showRows() { context.navigator.push(rows()) }

  func ask() {
    context.navigator.present(
      Screen("question", view: QuestionView(), presenter: QuestionPresenter(self)))
  }

  func answered() { context.navigator.dismiss() }

  private func elements() -> Screen {
    Screen(
      "elements", at: ElementsRoute(), view: ElementsView(),
      presenter: ElementsPresenter(context, coordinator: self))
  }

  private func rows() -> Screen {
    Screen("rows", at: RowsRoute(), view: RowsView(), presenter: RowsPresenter(count: 1_000))
  }
}
