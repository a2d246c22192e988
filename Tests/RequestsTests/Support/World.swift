import Foundation
import RequestsDelivery
import RequestsModel
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Work
import WorkDelivery

/// The screens of requests on a disk and a service, in front of somebody.
struct World {
  let place: Place
  let person: Person
  let clock: TestClock
  let language: String
  /// What the app was asked for.
  let asked = Log()

  init(
    _ url: URL, in folder: URL, person: Person = ana, language: String = "en",
    clock: TestClock = TestClock()
  ) throws {
    place = try Place(url, in: folder, clock: clock)
    self.person = person
    self.clock = clock
    self.language = language
  }

  /// Opens the app, does what the test does, and closes it.
  func use(at path: String = "/", _ test: (TestHost) async throws -> Void) async throws {
    try await TestHost.open(
      RequestsAlone(world: self), at: path, visitor: Visitor(id: "me", languages: [language]),
      clock: clock
    ) { try await test($0) }
  }

  func text(_ key: WorkString) throws -> String {
    try Localisation(language: language, modules: [WorkModule.module]).text(key)
  }

  func text(_ key: RequestsString, _ values: [String: String] = [:]) throws -> String {
    try Localisation(language: language, modules: [RequestsModule.module]).text(key, values)
  }
}

struct RequestsAlone: App {
  let world: World
  let flavour: Flavour

  init(world: World) throws {
    self.world = world
    flavour = try Flavour(
      name: "Homeowner", languages: ["en", "es"],
      modules: [WorkModule.module, RequestsModule.module],
      configuration: Configuration(flavour: "Homeowner", providers: []))
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    RequestsCoordinator(
      navigator: navigator, actions: world.place.actions(world.person),
      words: flavour.localisation(for: visitor), reconnection: Never(), clock: world.clock,
      now: world.clock.wallClock,
      openRequest: { [asked = world.asked] id in
        asked.add("open \(id.rawValue)")
        navigator.push(
          Screen("detail", path: "/requests/x", ScriptedPresenter("Detail")) { Text($0, .title) })
      },
      showUnsent: { [asked = world.asked] in asked.add("unsent") },
      pickPhotos: { [asked = world.asked] request, chosen in
        asked.add("photos")
        chosen([PhotoID(rawValue: "p1"), PhotoID(rawValue: "p2")])
      })
  }
}

/// It is never worth asking again by itself.
struct Never: Reconnection {
  func wait(afterFailures failures: Int) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    continuation.finish()
  }
}
