import Foundation
import Observation
import Scripted
import SillarModel
import Synchronization
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// The lengths of lists in a window that comes back from its memory.
struct ListMemoryTests {
  private let shelf = Shelf()

  private func watch(_ test: (TestHost) async throws -> Void) async throws {
    try await TestHost.open(
      try ShelfApp(shelf: shelf), at: "/books", clock: shelf.clock
    ) { try await test($0) }
  }

  @Test func `a list that was read on comes back with the same rows`() async throws {
    try await watch { app in
      try await app.reachEnd()
      try await app.reachEnd()
      try await app.see("- [9]\n⋮")
      _ = shelf.requests
      try await app.reopened { app in
        try await app.see("- [9]\n⋮")
        try await app.dontSee("[10]")
        #expect(shelf.requests == 3)
        try await app.reopened { app in
          try await app.see("- [9]\n⋮")
          try await app.dontSee("[10]")
        }
      }
    }
  }

  @Test func `a list that was never read on comes back with its first part`() async throws {
    try await watch { app in
      try await app.reopened { app in
        try await app.see("- [3]\n⋮")
        #expect(shelf.requests == 2)
      }
    }
  }

  @Test func `a covered list is as long as it was when Back leads to it`() async throws {
    try await watch { app in
      try await app.reachEnd()
      try await app.tap("5")
      try await app.see("# Book 5")
      try await app.reopened { app in
        try await app.see("# Book 5")
        try await app.reopened { app in
          try await app.back()
          try await app.see("- [6]\n⋮")
        }
      }
    }
  }

  @Test func `parts that cannot be read come when the service is back`() async throws {
    try await watch { app in
      try await app.reachEnd()
      try await app.reachEnd()
      shelf.set { $0.readable = 3 }
      try await app.reopened { app in
        try await app.see("- [3]\n✗ The service takes too long to answer")
        try await app.reopened { app in
          shelf.set { $0.readable = 100 }
          try await app.advance(by: .seconds(2))
          try await app.see("- [9]\n⋮")
          try await app.dontSee("[10]")
        }
      }
    }
  }

  @Test func `a list with fewer rows by now ends where it ends`() async throws {
    try await watch { app in
      try await app.reachEnd()
      try await app.reachEnd()
      shelf.set { $0.books = 5 }
      try await app.reopened { app in
        try await app.see("- [5]")
        try await app.dontSee("⋮")
      }
    }
  }

  @Test func `a list that a choice has changed is not read on by itself`() async throws {
    try await watch { app in
      try await app.reachEnd()
      try await app.reachEnd()
      shelf.set { $0.readable = 3 }
      try await app.reopened { app in
        try await app.see("✗")
        try await app.choose("Old", in: "Age")
        shelf.set { $0.readable = 100 }
        try await app.advance(by: .seconds(4))
        try await app.see("- [6]\n⋮")
        try await app.dontSee("[7]")
      }
    }
  }

  @Test func `an absurd number of rows in a memory is limited`() async throws {
    shelf.set { $0.books = 5_000 }
    try await watch { app in
      try await app.reachEnd()
      let memory = try JSONEncoder().encode(try #require(await app.window.memory()))
      let forged = String(decoding: memory, as: UTF8.self)
        .replacing(#""rows":{"list":6}"#, with: #""rows":{"list":1000000000,"x":-1}"#)
      #expect(forged.contains("1000000000"))
      let read = try JSONDecoder().decode(WindowMemory.self, from: Data(forged.utf8))
      let window = Window(app: app.app, visitor: app.visitor)
      _ = shelf.requests
      #expect(await window.start(restoring: read) == .restored)
      await window.settle()
      #expect(shelf.requests == (WindowMemory.maximumRows + 2) / 3)
      await window.end()
    }
  }
}

// MARK: The app

private struct Book: Identifiable, Equatable, Sendable { let id: Int }

private struct Books: PartialList {
  var items: [Book] = []
  var hasMore = true
}

/// A service that returns books in parts of three.
private final class Shelf: Sendable {
  struct State {
    var books = 20
    /// The number of books that the service can return.
    var readable = Int.max
    var requests = 0
  }

  private let state = Mutex(State())
  let clock = TestClock()

  func set(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  var requests: Int {
    state.withLock { state in
      defer { state.requests = 0 }
      return state.requests
    }
  }

  func books(after list: Books) throws -> Books {
    try state.withLock { state in
      state.requests += 1
      let end = min(list.items.count + 3, state.books)
      guard end <= state.readable else { throw Problem.timedOut }
      return Books(items: (0..<end).map { Book(id: $0 + 1) }, hasMore: end < state.books)
    }
  }
}

private struct BooksRoute: Route { static let path = Path("/books") { BooksRoute() } }
private struct BookRoute: Route {
  let id: Int
  static let path = Path("/books/:id", \.id, make: Self.init)
}

private enum BooksEvent: Equatable, Sendable {
  case list(PageEvent)
  case chosen(Bool)
  case selected(Int)
}

private struct BooksState: Equatable, Sendable {
  var books = Paged<Books>()
  var areOld = false
}

@Observable private final class BooksPresenter: Presenter {
  private let books: Pager<Books>
  private let select: (Int) -> Void
  private var areOld = false
  var state: BooksState { BooksState(books: books.state, areOld: areOld) }
  // A presenter with a memory of its own.
  var memory: Bool? { areOld }

  init(_ context: ModuleContext, _ shelf: Shelf, select: @escaping (Int) -> Void) {
    books = Pager(context) { list in try shelf.books(after: list) }
    self.select = select
  }

  func restore(_ memory: Bool) { areOld = memory }
  func runWhileVisible() async { await books.run() }

  func handle(_ event: BooksEvent) async {
    switch event {
    case .list(let event): await books.handle(event)
    case .chosen(let areOld): self.areOld = areOld
    case .selected(let book): select(book)
    }
  }
}

private struct BooksView: View {
  func body(_ state: BooksState) -> [Node<BooksEvent>] {
    SegmentedControl(
      "Age", [Choice("New", false), Choice("Old", true)], selection: state.areOld,
      send: { .chosen($0) })
    PagedList(state.books, empty: "No books", event: BooksEvent.list) { book in
      Button("\(book.id)", send: .selected(book.id))
    }
  }
}

private final class ShelfCoordinator: Coordinator {
  private let context: ModuleContext
  private let shelf: Shelf

  init(_ context: ModuleContext, _ shelf: Shelf) {
    self.context = context
    self.shelf = shelf
  }

  func start() { context.navigator.replaceAll(with: [books()]) }

  static let destinations: [Destination<ShelfCoordinator>] = [
    Destination(BooksRoute.self) { $0.books() },
    Destination(BookRoute.self, beneath: { _ in [BooksRoute()] }, build: { $0.book($1.id) }),
  ]

  private func books() -> Screen {
    let presenter = BooksPresenter(context, shelf) { id in
      self.context.navigator.push(self.book(id))
    }
    return Screen("books", at: BooksRoute(), view: BooksView(), presenter: presenter)
  }

  private func book(_ id: Int) -> Screen {
    Screen(
      "book", at: BookRoute(id: id),
      view: ScriptedView<String> { _ in Text("Book \(id)", .title) },
      presenter: ScriptedPresenter(""))
  }
}

private struct ShelfApp: App {
  let flavor: Flavor
  let shelf: Shelf
  var clock: any Clock<Duration> { shelf.clock }
  var now: @Sendable () -> Date { shelf.clock.wallClock }

  init(shelf: Shelf) throws {
    self.shelf = shelf
    flavor = try Flavor(
      name: "Shelf", configuration: Configuration(flavor: "Shelf", providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    ShelfCoordinator(context, shelf)
  }
}
