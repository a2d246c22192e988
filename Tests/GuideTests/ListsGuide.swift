import Observation
import Sillar
import SillarModel
import SillarTesting
import Testing

struct Film: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
}

struct Films: PartialList {
  var items: [Film] = []
  var hasMore = true
}

enum FilmsEvent: Equatable, Sendable {
  case list(PageEvent)
}

@Observable final class FilmsPresenter: Presenter {
  private let films: Pager<Films>
  var state: Paged<Films> { films.state }

  init(_ context: ModuleContext, read: @escaping (Films) async throws -> Films) {
    films = Pager(context, read: read)
  }

  func runWhileVisible() async { await films.run() }

  func handle(_ event: FilmsEvent) async {
    switch event {
    case .list(let event): await films.handle(event)
    }
  }
}

struct FilmsView: View {
  func body(_ films: Paged<Films>) -> [Node<FilmsEvent>] {
    Text("Films", .title)
    PagedList(films, label: "Films", empty: "No films yet", event: FilmsEvent.list) { film in
      Text(film.title)
    }
  }
}

struct FindState: Equatable, Sendable {
  var words = ""
  var found = Paged<Films>()
}

enum FindEvent: Equatable, Sendable {
  case search(SearchEvent)
  case list(PageEvent)
}

@Observable final class FindPresenter: Presenter {
  private let search: Search<String, Films>
  private var words = ""
  var state: FindState { FindState(words: words, found: search.state) }
  private var query: String? { words.isEmpty ? nil : words }

  init(_ context: ModuleContext, find: @escaping (String, Films) async throws -> Films) {
    search = Search(context, read: find)
  }

  func runWhileVisible() async { await search.run() }

  func handle(_ event: FindEvent) async {
    switch event {
    case .search(.typed(let words)):
      self.words = words
      await search.type(query)
    case .search(.submitted): await search.submit(query)
    case .list(let event): await search.handle(event)
    }
  }
}

struct FindView: View {
  func body(_ state: FindState) -> [Node<FindEvent>] {
    SearchField("Find a film", state.words, event: FindEvent.search)
    if !state.words.isEmpty {
      PagedList(state.found, empty: "No film has these words", event: FindEvent.list) { film in
        Text(film.title)
      }
    }
  }
}

/// Three films a part.
func part(of titles: [String], after known: Films) -> Films {
  let start = known.items.count
  let next = titles.dropFirst(start).prefix(3).enumerated()
  let items = known.items + next.map { Film(id: start + $0.offset, title: $0.element) }
  return Films(items: items, hasMore: items.count < titles.count)
}

struct ListsGuide {
  private static let titles = ["Alien", "Brazil", "Contact", "Dune"]

  @Test func `the end of a list brings the next part`() async throws {
    let app = try ScreenApp { context in
      let presenter = FilmsPresenter(context) { part(of: Self.titles, after: $0) }
      return Screen("films", view: FilmsView(), presenter: presenter)
    }
    try await TestHost.open(app) { app in
      try await app.see("Contact")
      try await app.dontSee("Dune")
      try await app.reachEnd(of: "Films")
      try await app.see("Dune")
    }
  }

  @Test func `a search waits until the user pauses`() async throws {
    let clock = TestClock()
    let app = try ScreenApp(clock: clock) { context in
      let presenter = FindPresenter(context) { words, known in
        part(of: Self.titles.filter { $0.contains(words) }, after: known)
      }
      return Screen("find", view: FindView(), presenter: presenter)
    }
    try await TestHost.open(app, clock: clock) { app in
      try await app.type("un", into: "Find a film")
      try await app.dontSee("Dune")
      try await app.advance(by: Search<String, Films>.pause)
      try await app.see("Dune")
      try await app.type("xyz", into: "Find a film")
      try await app.submit("Find a film")  // does not wait
      try await app.see("No film has these words")
    }
  }
}
