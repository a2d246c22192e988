import Scripted
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

private struct HomeRoute: Route {
  static let path = Path("/") { HomeRoute() }
}

private struct NoteRoute: Route {
  let id: Int
  static let path = Path("/notes/:id", \.id, make: Self.init)
}

private struct NewNoteRoute: Route {
  static let path = Path("/notes/new") { NewNoteRoute() }
}

private struct SearchRoute: Route {
  let text: String
  let page: Int
  static let path = Path("/search/:page?q=:text", \.page, \.text) {
    SearchRoute(text: $1, page: $0)
  }
}

private struct TagRoute: Route {
  let name: String
  static let path = Path("/tags/:name", \.name, make: Self.init)
}

/// A coordinator of notes with routes.
private final class NotesCoordinator: Coordinator {
  private let navigator: Navigator

  init(_ navigator: Navigator) { self.navigator = navigator }

  func start() {}

  /// On note 3, Back does not leave the screen.
  func back() -> BackAnswer { navigator.top?.name == "note 3" ? .stay : .pop }
  func leave() -> BackAnswer { navigator.top?.name == "note 4" ? .stay : .pop }

  static let destinations: [Destination<NotesCoordinator>] = [
    Destination(
      NoteRoute.self, beneath: { _ in [HomeRoute()] },
      build: { $1.id > 100 ? nil : $0.screen("note \($1.id)", at: $1) }),
    Destination(
      NewNoteRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.screen("new", at: $1) }),
    Destination(SearchRoute.self) { $0.screen("search \($1.text), page \($1.page)", at: $1) },
    Destination(HomeRoute.self) { $0.screen("home", at: $1) },
  ]

  private func screen(_ title: String, at route: some Route) -> Screen {
    let view = ScriptedView<String> { title in
      Text(title, .title)
      Link("A new note", to: NewNoteRoute())
      Link("Dune", to: SearchRoute(text: "dune & co", page: 2))
    }
    return Screen(title, at: route, view: view, presenter: ScriptedPresenter(title))
  }
}

private struct NotesApp: App {
  let flavor: Flavor

  init(_ routes: [any Route.Type] = all, _ others: [any Route.Type] = []) throws {
    flavor = try Flavor(
      name: "Notes",
      modules: [
        Module(name: "Notes", version: "1.0.0", routes: routes),
        Module(name: "Others", version: "1.0.0", routes: others),
      ], configuration: Configuration(flavor: "Notes", providers: []))
  }

  static let all: [any Route.Type] = [
    HomeRoute.self, NoteRoute.self, NewNoteRoute.self, SearchRoute.self,
  ]

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    NotesCoordinator(context.navigator)
  }
}

/// Notes behind a form: a link shows the form first, and its own screen afterwards.
private final class GateCoordinator: Coordinator {
  private let navigator: Navigator
  private let modules: [Module]
  private let notes: NotesCoordinator
  private var isOpen: Bool
  private var wanted: String?

  init(_ navigator: Navigator, _ modules: [Module], isOpen: Bool) {
    self.navigator = navigator
    self.modules = modules
    self.isOpen = isOpen
    notes = NotesCoordinator(navigator)
  }

  func start() {}

  static let destinations: [Destination<GateCoordinator>] = [
    Destination(gate: { $0.isOpen ? [] : $0.modules }, build: { $0.form($1) })
  ]

  var children: [any Coordinator] { isOpen ? [notes] : [] }

  private func form(_ wanted: String) -> Screen {
    self.wanted = wanted
    return Screen("form", ScriptedPresenter("Sign in") { _, _ in self.enter() }) { title in
      Text(title, .title)
      Button("Enter", send: .tap("enter"))
    }
  }

  private func enter() {
    isOpen = true
    if let wanted, let screens = screens(for: wanted) { navigator.replaceAll(with: screens) }
  }
}

private struct GatedApp: App {
  let flavor: Flavor
  let modules: [Module]
  let isOpen: Bool

  init(_ others: [any Route.Type] = [], isOpen: Bool = false) throws {
    modules = [Module(name: "Notes", version: "1.0.0", routes: NotesApp.all + others)]
    self.isOpen = isOpen
    flavor = try Flavor(
      name: "Notes", modules: modules, configuration: Configuration(flavor: "Notes", providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    GateCoordinator(context.navigator, modules, isOpen: isOpen)
  }
}

/// Addresses as values, and their screens.
@Suite struct RouteTests {
  @Test func `a route is written as an address and read from one`() throws {
    #expect(NoteRoute(id: 7).link == "/notes/7")
    #expect(NoteRoute("/notes/7") == NoteRoute(id: 7))
    #expect(NoteRoute("/notes/seven") == nil)
    #expect(NoteRoute("/notes/7/more") == nil)
    let search = SearchRoute(text: "dune & co", page: 2)
    #expect(search.link == "/search/2?q=dune%20%26%20co")
    #expect(SearchRoute("/search/2?utm=x&q=dune+%26+co") == search)
    // An empty text is left out, and a missing text is empty.
    #expect(SearchRoute(text: "", page: 1).link == "/search/1")
    #expect(SearchRoute("/search/1") == SearchRoute(text: "", page: 1))
  }

  @Test(arguments: ["%00", "a%07b", "%1B[31m", "%E2%80%AEtxt", "%E2%81%A6", "a%0Ab", "%C2%85"])
  func `a text that hides others matches no value of an address`(hidden: String) {
    #expect(SearchRoute("/search/1?q=\(hidden)") == nil)
    #expect(TagRoute("/tags/\(hidden)") == nil)
    #expect(SearchRoute("/search/1?q=dune&other=\(hidden)") == SearchRoute(text: "dune", page: 1))
  }

  @Test func `a text in an address is in composed characters`() {
    let name = TagRoute("/tags/Cafe%CC%81")?.name ?? ""
    #expect(Array(name.unicodeScalars) == ["C", "a", "f", "\u{E9}"])
  }

  @Test func `routes of random values survive being written and read`() throws {
    for _ in 0..<200 {
      let note = NoteRoute(id: .random(in: .min ... .max))
      #expect(NoteRoute(note.address) == note)
      let search = SearchRoute(
        text: "\(UInt64.random(in: 0 ... .max))/ñ?&", page: .random(in: 0..<9))
      #expect(SearchRoute(search.address) == search)
    }
  }

  @Test func `a link opens its screen, with what lies beneath it`() async throws {
    try await TestHost.open(NotesApp(), at: "/notes/7") { app in
      try await app.see("# note 7")
      try await app.back()
      try await app.see("# home")
    }
  }

  @Test func `words come before values, and a query reaches the screen`() async throws {
    try await TestHost.open(NotesApp(), at: "/notes/new?utm=mail") { app in
      try await app.see("# new")
      try await app.tap("Dune")
      try await app.see("# search dune & co, page 2")
      #expect(await app.location.path == "/search/2?q=dune%20%26%20co")
      try await app.tap("A new note")
      try await app.see("# new")
    }
  }

  @Test func `a link leads away from where Back stays, unless the coordinator will not leave`()
    async throws
  {
    try await TestHost.open(NotesApp(), at: "/notes/3") { app in
      try await app.back()
      try await app.see("# note 3")
      try await app.open("/notes/4")
      try await app.see("# note 4")
      try await app.open("/notes/5")
      try await app.see("# note 4")
    }
  }

  @Test(arguments: ["/notes/101", "/notes/x", "/nowhere", "/%ff", "nowhere"])
  func `an address that leads nowhere does not open`(_ path: String) async throws {
    let window = Window(app: try NotesApp(), visitor: Visitor(id: "me"))
    #expect(await window.start(at: path) == false)
    await window.end()
  }

  @Test func `an app shows a form first, and then the screen that the link leads to`() async throws
  {
    try await TestHost.open(GatedApp(), at: "/notes/7") { app in
      try await app.see("# Sign in")
      try await app.tap("Enter")
      try await app.see("# note 7")
      try await app.back()
      try await app.see("# home")
    }
    let window = Window(app: try GatedApp(), visitor: Visitor(id: "me"))
    #expect(await window.start(at: "/nowhere") == false)
    await window.end()
  }

  @Test func `a route that no coordinator opens is reported`() async throws {
    struct LostRoute: Route { static let path = Path("/lost") { LostRoute() } }
    try await TestHost.open(NotesApp([LostRoute.self] + NotesApp.all), checks: .leaks) { app in
      #expect(app.reports == [.unopenedRoute(template: "/lost")])
    }
  }

  @Test(arguments: [true, false])
  func `a route that no coordinator opens is reported while a gate is open`(_ isOpen: Bool)
    async throws
  {
    struct LostRoute: Route { static let path = Path("/lost") { LostRoute() } }
    try await TestHost.open(GatedApp([LostRoute.self], isOpen: isOpen), checks: .leaks) { app in
      #expect(app.reports == (isOpen ? [.unopenedRoute(template: "/lost")] : []))
    }
  }

  @Test func `a screen at a route that no coordinator opens is reported, once`() async throws {
    struct LostRoute: Route {
      let id: Int
      static let path = Path("/lost/:id", \.id, make: Self.init)
    }
    let app = try TestApp(coordinator: { navigator in
      Starter {
        navigator.push(
          Screen(
            "lost", at: LostRoute(id: 1),
            view: ScriptedView<Int> { _ in Button("Next", send: .tap("next")) },
            presenter: ScriptedPresenter(
              0,
              onEvent: { _, _ in
                navigator.push(
                  Screen(
                    "lost again", at: Driver { LostRoute(id: 2) },
                    view: ScriptedView<Int> { _ in Text("Here") }, presenter: ScriptedPresenter(0)))
              })))
      }
    })
    try await TestHost.open(app, checks: .leaks) { app in
      try await app.tap("Next")
      try await app.see("Here")
      #expect(app.reports == [.unknownRoute(screen: "lost", template: "/lost/:id")])
      #expect(app.diagnostics.first?.contains("add a Destination for the route") == true)
    }
  }

  @Test func `a link to where the window is changes nothing, also where no screen has an address`()
    async throws
  {
    let app = try TestApp(screen: {
      Screen("count", ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }) { count in
        Text("Count: \(count)")
        Button("+", send: .tap("+"))
      }
    })
    try await TestHost.open(app) { host in
      try await host.tap("+")
      try await host.open("/")
      try await host.see("Count: 1")
    }
  }

  @Test func `all addresses of an app are listed`() throws {
    #expect(
      try NotesApp().flavor.routeTemplates
        == ["/", "/notes/:id", "/notes/new", "/search/:page?q=:text"])
  }

  @Test func `a route like that of the framework's own screen stops the start`() throws {
    struct OwnRoute: Route { static let path = Path("/preferences") { OwnRoute() } }
    let error = #expect(throws: FlavorError.self) { try NotesApp(NotesApp.all, [OwnRoute.self]) }
    #expect(error?.description.contains("Sillar has the route \"/preferences\" and Others") == true)
  }

  @Test func `two routes that are written alike stop the start`() throws {
    struct DraftRoute: Route {
      let name: String
      static let path = Path("/notes/:name", \.name, make: Self.init)
    }
    let error = #expect(throws: FlavorError.self) { try NotesApp(NotesApp.all, [DraftRoute.self]) }
    #expect(
      error?.description
        == "Notes cannot start: Notes has the route \"/notes/:id\" and Others \"/notes/:name\", which an address "
        + "could both be of: change a word of one of them.")
  }

  @Test(arguments: [
    ("notes/:id", "does not start with \"/\""),
    ("/notes", "has 0 names for 1 values"),
    ("/notes/:id/:more", "has 2 names for 1 values"),
    ("/notes/no:id", "has \"no:id\" as a segment: a value is a whole segment, such as \":id\""),
    ("/notes?q", "has \"q\" in its query: write a name and a value, such as \"q=:text\""),
    ("/notes?q=:id&q=:id", "has a name of its query twice"),
  ])
  func `a template that cannot be read is named`(_ template: String, _ problem: String) {
    #expect(PathPattern(template, valueCount: 1).problem == problem)
    #expect(PathPattern(template, valueCount: 1).texts(in: Address(segments: ["notes"])) == nil)
  }
}
