import Observation
import Sillar
import SillarTesting
import Testing

struct Book: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
}

@Observable final class Library {
  var books = [Book(id: 1, title: "Dracula"), Book(id: 2, title: "Emma")]
}

struct ShelfRoute: Route {
  static let path = Path("/") { ShelfRoute() }
}

struct BookRoute: Route {
  let id: Int
  static let path = Path("/books/:id", \.id, make: Self.init)
}

struct ReturnRoute: Route {
  let id: Int
  static let path = Path("/books/:id/return", \.id, make: Self.init)
}

enum ShelfEvent: Equatable, Sendable { case tapped(Book.ID) }

struct ShelfView: View {
  func body(_ books: [Book]) -> [Node<ShelfEvent>] {
    Text("Books", .title)
    List(books) { book in
      Row(send: .tapped(book.id)) { Text(book.title) }.linked(to: BookRoute(id: book.id))
    }
  }
}

enum BookEvent: Equatable, Sendable { case returnTapped }

struct BookView: View {
  func body(_ book: Book) -> [Node<BookEvent>] {
    Text(book.title, .title)
    Button("Return it", send: .returnTapped)
  }
}

enum ReturnEvent: Equatable, Sendable { case confirmed, cancelled }

struct ReturnView: View {
  func body(_ book: Book) -> [Node<ReturnEvent>] {
    Text("Return \(book.title)?", .title)
    Button("Yes", .primary, send: .confirmed)
    Button("No", send: .cancelled)
  }
}

final class LibraryCoordinator: Coordinator {
  private let navigator: Navigator
  private let library = Library()

  init(_ context: ModuleContext) { navigator = context.navigator }

  func start() { navigator.replaceAll(with: [shelf()]) }

  static let destinations: [Destination<LibraryCoordinator>] = [
    Destination(ShelfRoute.self) { $0.shelf() },
    Destination(BookRoute.self, beneath: { _ in [ShelfRoute()] }, build: { $0.book($1.id) }),
    Destination(modal: ReturnRoute.self) { $0.question($1.id) },
  ]

  private func shelf() -> Screen {
    let library = library
    return Screen(
      "shelf", at: ShelfRoute(), view: ShelfView(), state: Driver { library.books }
    ) { event in
      switch event {
      case .tapped(let id): if let book = self.book(id) { self.navigator.push(book) }
      }
    }
  }

  private func book(_ id: Book.ID) -> Screen? {
    guard let book = library.books.first(where: { $0.id == id }) else { return nil }
    return Screen("book", at: BookRoute(id: id), view: BookView(), state: Driver { book }) { _ in
      if let question = self.question(id) { self.navigator.present(question) }
    }
  }

  private func question(_ id: Book.ID) -> Screen? {
    guard let book = library.books.first(where: { $0.id == id }) else { return nil }
    return Screen("return", at: ReturnRoute(id: id), view: ReturnView(), state: Driver { book }) {
      event in
      self.navigator.dismiss()
      guard event == .confirmed else { return }
      self.library.books.removeAll { $0.id == id }
      self.navigator.popToRoot()
    }
  }
}

struct LibraryApp: App {
  let flavor: Flavor

  init() throws {
    let library = Module(
      name: "Library", version: "1.0.0", routes: LibraryCoordinator.routes)
    flavor = try Flavor(
      name: "Library", modules: [library],
      configuration: Configuration(flavor: "Library", providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator { LibraryCoordinator(context) }
}

struct NavigationGuide {
  @Test func `a link opens a book, and Back leads to the shelf`() async throws {
    try await TestHost.open(LibraryApp(), at: "/books/2") { app in
      try await app.see("# Emma")
      try await app.back()
      try await app.see("# Books")
    }
  }

  @Test func `a book that is returned leaves the shelf`() async throws {
    try await TestHost.open(LibraryApp()) { app in
      try await app.tap("Emma")
      try await app.tap("Return it")
      #expect(await app.location.modals == 1)
      try await app.back()  // closes the question
      try await app.see("# Emma")
      try await app.tap("Return it")
      try await app.tap("Yes")
      #expect(await app.text == "# Books\n- [Dracula]")
    }
  }

  @Test func `a window that comes back has its question`() async throws {
    try await TestHost.open(LibraryApp()) { app in
      try await app.tap("Emma")
      try await app.tap("Return it")
      try await app.reopened { app in try await app.see("# Return Emma?") }
    }
  }
}
