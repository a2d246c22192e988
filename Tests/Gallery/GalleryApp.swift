public import Sillar

/// Every element of the vocabulary on a few screens: to see what a style sheet does to them, and to try a host.
public struct GalleryApp: App {
  public let flavor: Flavor
  public let clock: any Clock<Duration>

  public init(clock: any Clock<Duration> = ContinuousClock()) throws {
    self.clock = clock
    flavor = try Flavor(
      name: "Gallery", summary: "Every element of Sillar, to look at and to try.",
      configuration: Configuration(flavor: "Gallery", providers: []))
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    GalleryCoordinator(navigator: context.navigator, clock: clock)
  }
}

final class GalleryCoordinator: Coordinator, ElementsCoordinator, QuestionCoordinator {
  private let navigator: Navigator
  private let clock: any Clock<Duration>

  init(navigator: Navigator, clock: any Clock<Duration>) {
    self.navigator = navigator
    self.clock = clock
  }

  func start() { navigator.push(elements()) }

  func open(_ path: String) -> Bool {
    switch path {
    case "/": navigator.replaceAll(with: [elements()])
    case "/rows": navigator.replaceAll(with: [elements(), RowsBuilder().build(count: 1_000)])
    default: return false
    }
    return true
  }

  func showRows() { navigator.push(RowsBuilder().build(count: 1_000)) }

  func ask() {
    navigator.present(
      Screen("question", view: QuestionView(), presenter: QuestionPresenter(coordinator: self)))
  }

  func answered() { navigator.dismiss() }

  private func elements() -> Screen {
    Screen(
      "elements", path: "/", view: ElementsView(),
      presenter: ElementsPresenter(coordinator: self, clock: clock))
  }
}
