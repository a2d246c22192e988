public import Sillar
import SillarModel

/// An app with a list of books, whose texts come from a source that logs for which it is asked, and which it ends early.
public struct Shelf: App {
  public let flavor: Flavor
  public let clock: any Clock<Duration>
  /// What the source is asked, and what the behaviors of all screens hear.
  public let log = Log()
  /// The source answers while it is open.
  public let answers = Gate()

  public init(clock: any Clock<Duration> = ContinuousClock()) throws {
    self.clock = clock
    let log = log
    flavor = try Flavor(
      name: "Shelf",
      modules: [
        Module(
          name: "Books", version: "1.0.0",
          routes: ShelfCoordinator.routes)
      ], configuration: Configuration(flavor: "Shelf", providers: []),
      requiredBehaviors: { _ in [Recorder(log)] })
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    ShelfCoordinator(context, self)
  }

  func text(of book: Int) -> Readings<String> {
    Readings { [log, answers] give in
      log.add("asked \(book)")
      await answers.pass()
      if Task.isCancelled { log.add("left \(book)") }
      give(Reading("The text of book \(book)"))
    }
  }
}

private struct ListRoute: Route { static let path = Path("/") { ListRoute() } }

private struct BookRoute: Route {
  let id: Int
  static let path = Path("/books/:id", \.id, make: Self.init)
}

private struct AuthorRoute: Route { static let path = Path("/author") { AuthorRoute() } }

private final class ShelfCoordinator: Coordinator {
  private let context: ModuleContext
  private let shelf: Shelf

  init(_ context: ModuleContext, _ shelf: Shelf) {
    self.context = context
    self.shelf = shelf
  }

  func start() { context.navigator.replaceAll(with: [list()]) }

  static let destinations: [Destination<ShelfCoordinator>] = [
    Destination(ListRoute.self) { $0.list() },
    Destination(
      BookRoute.self, beneath: { _ in [ListRoute()] }, ahead: { $0.shelf.text(of: $1.id) },
      build: { $0.book($1.id) }),
    Destination(AuthorRoute.self) { $0.author() },
  ]

  private func list() -> Screen {
    let navigator = context.navigator
    let presenter = ScriptedPresenter(0) { _, event in
      switch event {
      case .number(let id): navigator.push(self.book(id))
      case .tap("Author"): navigator.push(self.author())
      default: navigator.present(self.author())
      }
    }
    return Screen(
      "list", at: ListRoute(),
      view: ScriptedView<Int> { _ in
        Text("Books", .title)
        Button("Author", send: .tap("Author")).linked(to: AuthorRoute())
        Button("Ask", send: .tap("Ask"))
        for id in 1...60 {
          Row(send: .number(id)) { Text("Book \(id)") }.linked(to: BookRoute(id: id))
            .disabled(id == 3).id("\(id)")
        }
      }, presenter: presenter)
  }

  private func book(_ id: Int) -> Screen {
    let text = Loader(context) { [shelf] in shelf.text(of: id) }
    return Screen(
      "book", at: BookRoute(id: id), view: BookView(), state: Driver { text.state },
      runWhileVisible: text.run
    ) { _ in await text.retry() }
  }

  private func author() -> Screen {
    Screen(
      "author", at: AuthorRoute(), view: ScriptedView<Int> { _ in Text("The author", .title) },
      presenter: ScriptedPresenter(0))
  }
}

private struct BookView: View {
  func body(_ state: Loaded<String>) -> [Node<ScriptedEvent>] {
    Text("A book", .title)
    Loading(state, retry: .tap("retry")) { Text($0) }
  }
}
