import Observation
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

private enum FindEvent: Equatable, Sendable {
  case search(SearchEvent)
  case list(PageEvent)
}

private struct FindState: Equatable, Sendable {
  var text = ""
  var results = Paged<Numbers>()
}

@Observable private final class FindPresenter: Presenter {
  private let search: Search<String, Numbers>
  private var text = ""
  var state: FindState { FindState(text: text, results: search.state) }

  /// Finds the numbers up to the one that is looked for, three at a time.
  init(_ context: ModuleContext, _ gate: Gate) {
    search = Search(context) { query, list in
      await gate.pass()
      let end = Int(query) ?? 0
      let rest = (list.items.count..<end).prefix(3).map { Number(id: $0 + 1) }
      return Numbers(
        items: list.items + rest, hasMore: list.items.count + rest.count < end)
    }
  }

  func handle(_ event: FindEvent) async {
    switch event {
    case .search(.typed(let text)):
      self.text = text
      await search.type(text.isEmpty ? nil : text)
    case .search(.submitted): await search.submit(text)
    case .list(let event): await search.handle(event)
    }
  }
}

private struct FindView: View {
  func body(_ state: FindState) -> [Node<FindEvent>] {
    SearchField("Up to", state.text, event: FindEvent.search)
    PagedList(state.results, empty: "None", event: FindEvent.list) { Text("\($0.id).") }
  }
}

private struct FindApp: App {
  let flavor: Flavor
  let clock: any Clock<Duration>
  let gate: Gate

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    Starter {
      let presenter = FindPresenter(context, gate)
      context.navigator.push(Screen("find", view: FindView(), presenter: presenter))
    }
  }
}

/// What a person hears of the results of a search.
@Suite struct SearchTests {
  private let gate = Gate(isOpen: true)

  private func watch(
    in language: String = "en", _ test: (TestHost) async throws -> Void
  ) async throws {
    let clock = TestClock()
    let flavor = try Flavor(
      name: "Find", languages: ["en", "es"],
      configuration: Configuration(flavor: "Find", providers: []))
    try await TestHost.open(
      FindApp(flavor: flavor, clock: clock, gate: gate),
      visitor: Visitor(id: "test", languages: [language]), clock: clock
    ) { try await test($0) }
  }

  private func look(for text: String, _ app: TestHost) async throws {
    try await app.type(text, into: "Up to")
    try await app.advance(by: .milliseconds(500))
  }

  @Test(
    arguments: [
      ("en", ["No results", "1 result", "3 results, and more", "4 results"]),
      ("es", ["Ningún resultado", "1 resultado", "3 resultados y más", "4 resultados"]),
    ])
  func `the number of results is said, and whether there are more`(
    _ language: String, _ texts: [String]
  ) async throws {
    try await watch(in: language) { app in
      try await look(for: "0", app)
      try await app.see(texts[0])
      try await look(for: "1", app)
      try await app.see(texts[1])
      try await look(for: "4", app)
      try await app.see(texts[2])
      try await app.reachEnd()
      try await app.see(texts[3])
    }
  }

  @Test func `nothing is said while somebody types, and the same number once more after it`()
    async throws
  {
    try await watch { app in
      try await look(for: "2", app)
      try await app.see("2 results")
      try await app.type("22", into: "Up to")
      try await app.dontSee("2 results")
      try await app.type("2", into: "Up to")
      try await app.see("2 results")
      gate.close()
      try await look(for: "3", app)
      // What was found before stays, and is not what is looked for.
      try await app.see("2.")
      try await app.dontSee("result")
      gate.open()
      try await app.see("3 results")
    }
  }
}
