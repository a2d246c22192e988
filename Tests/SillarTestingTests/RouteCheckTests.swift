import Scripted
import Sillar
import SillarTesting
import Testing

/// The check of all routes of an app.
@Suite struct RouteCheckTests {
  private struct NoteRoute: Route {
    let id: Int
    var text = ""
    static let path = Path("/notes/:id?q=:text", \.id, \.text) { NoteRoute(id: $0, text: $1) }
  }

  /// A route that cannot write every text that it reads.
  private struct LossyRoute: Route {
    let name: String
    static let path = Path("/lossy/:name", \.name) { LossyRoute(name: $0 + "!") }
  }

  private struct Nothing: LosslessStringConvertible, Hashable, Sendable {
    init?(_ description: String) { nil }
    var description: String { "" }
  }

  private struct ImpossibleRoute: Route {
    let value: Nothing
    static let path = Path("/impossible/:value", \.value) { ImpossibleRoute(value: $0) }
  }

  private final class NotesCoordinator: Coordinator {
    let navigator: Navigator
    init(_ navigator: Navigator) { self.navigator = navigator }
    func start() {}
    static let destinations: [Destination<NotesCoordinator>] = [
      Destination(NoteRoute.self) { notes, route in
        // Every other number has a note.
        route.id.isMultiple(of: 2) ? notes.screen(at: route) : nil
      },
      Destination(LossyRoute.self) { $0.screen(at: $1) },
      Destination(ImpossibleRoute.self) { $0.screen(at: $1) },
    ]

    private func screen(at route: some Route) -> Screen {
      Screen(
        "note", at: route, view: ScriptedView<Int> { _ in Text("Note") },
        presenter: ScriptedPresenter(0))
    }
  }

  private struct NotesApp: App {
    let flavor: Flavor

    init(_ routes: any Route.Type...) throws {
      flavor = try Flavor(
        name: "Notes", modules: [Module(name: "Notes", version: "1.0.0", routes: routes)],
        configuration: Configuration(flavor: "Notes", providers: []))
    }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      NotesCoordinator(context.navigator)
    }
  }

  @Test func `each route is opened with values that fit`() async throws {
    let addresses = try await TestHost.openEveryRoute(of: NotesApp(NoteRoute.self))
    #expect(addresses.count == 1)
    #expect(addresses.first?.hasPrefix("/notes/") == true)
  }

  @Test func `a route that changes on its way is named`() async throws {
    let error = await #expect(throws: TestFailure.self) {
      try await TestHost.openEveryRoute(of: NotesApp(LossyRoute.self))
    }
    #expect(
      error?.message.hasPrefix("The route \"/lossy/:name\" changes when it is written as") == true)
  }

  @Test func `a route that no value fits is named`() async throws {
    let error = await #expect(throws: TestFailure.self) {
      try await TestHost.openEveryRoute(of: NotesApp(ImpossibleRoute.self))
    }
    #expect(
      error?.message.hasPrefix("No random value fits the route \"/impossible/:value\".") == true)
  }

  @Test func `a route that is not opened is named`() async throws {
    struct LostRoute: Route { static let path = Path("/lost") { LostRoute() } }
    let error = await #expect(throws: TestFailure.self) {
      try await TestHost.openEveryRoute(of: NotesApp(LostRoute.self))
    }
    #expect(error?.message == "Notes does not open at \"/lost\".")
  }
}
