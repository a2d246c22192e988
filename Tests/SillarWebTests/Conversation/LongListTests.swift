import Chromium
import Observation
import Sillar
import SillarModel
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// A list that a person has read on, part by part.
  @Suite struct LongLists {
    private static let count = "document.querySelectorAll('main li').length"
    private static let top =
      "[...document.querySelectorAll('main li')].find(row => row.getBoundingClientRect().top > 30)?.innerText"

    @Test(arguments: Engine.allCases)
    func `a list that was read on has the same rows at the same place after a reload`(
      _ engine: Engine
    ) async throws {
      try await HostServer.run(WebHost(app: try NumbersApp(), logger: .silent)) { server in
        try await engine.run { tab in
          try await tab.openLive("http://127.0.0.1:\(server.port)/")
          try await tab.waitUntil(
            "(scrollTo(0, document.documentElement.scrollHeight), \(Self.count) >= 160)")
          // Farther from the end than where the list reads on.
          try await tab.evaluate("scrollBy(0, -1500)")
          try await tab.evaluate(
            "void requestAnimationFrame(() => requestAnimationFrame(() => { window.isLater = true; }))"
          )
          try await tab.waitUntil("window.isLater")
          try await tab.waitUntil("!document.body.classList.contains('busy')")
          let (count, place, top) = (
            try await tab.evaluate(Self.count).int ?? 0,
            try await tab.evaluate("scrollY").int ?? 0, try await tab.evaluate(Self.top).string
          )
          #expect(count < 400 && place > 1_000)
          try await tab.reload()
          try await tab.waitUntilLive()
          try await tab.waitUntil("\(Self.count) === \(count) && scrollY === \(place)")
          #expect(try await tab.evaluate(Self.top).string == top)
        }
      }
    }
  }
}

private struct Numbers: PartialList {
  struct Number: Identifiable, Equatable, Sendable { let id: Int }
  var items: [Number] = []
  var hasMore = true
}

@Observable private final class NumbersPresenter: Presenter {
  private let numbers: Pager<Numbers>
  var state: Paged<Numbers> { numbers.state }

  init(_ context: ModuleContext) {
    numbers = Pager(context) { list in
      let end = list.items.count + 20
      return Numbers(items: (1...end).map { .init(id: $0) }, hasMore: end < 400)
    }
  }

  func runWhileVisible() async { await numbers.run() }
  func handle(_ event: PageEvent) async { await numbers.handle(event) }
}

private struct NumbersView: View {
  func body(_ state: Paged<Numbers>) -> [Node<PageEvent>] {
    Text("Numbers", .title)
    PagedList(
      state, empty: "No numbers", event: { $0 }, row: { Text("Number \($0.id)") })
  }
}

private struct NumbersRoute: Route { static let path = Path("/") { NumbersRoute() } }

private final class NumbersCoordinator: Coordinator {
  private let context: ModuleContext

  init(_ context: ModuleContext) { self.context = context }

  func start() { context.navigator.replaceAll(with: [numbers()]) }

  static let destinations: [Destination<NumbersCoordinator>] = [
    Destination(NumbersRoute.self) { $0.numbers() }
  ]

  private func numbers() -> Screen {
    Screen(
      "numbers", at: NumbersRoute(), view: NumbersView(), presenter: NumbersPresenter(context))
  }
}

private struct NumbersApp: App {
  let flavor: Flavor

  init() throws {
    flavor = try Flavor(
      name: "Numbers", configuration: Configuration(flavor: "Numbers", providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator { NumbersCoordinator(context) }
}
