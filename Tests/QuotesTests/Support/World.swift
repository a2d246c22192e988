import QuotesDelivery
import QuotesModel
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Work

/// Quotes with everything around them in memory.
final class World: Sendable {
  let clock = TestClock()
  let quotes = MemoryQuotes()
  let reconnection = ScriptedReconnection()
  /// Where the app was asked to lead.
  let ways = Log()
  let person: Person
  let language: String

  init(_ person: Person, language: String = "en") {
    self.person = person
    self.language = language
  }

  func use(at path: String, _ test: (TestHost) async throws -> Void) async throws {
    try await TestHost.open(
      try QuotesInMemory(world: self), at: path,
      visitor: Visitor(id: "me", languages: [language]), clock: clock
    ) { try await test($0) }
  }

  func text(_ key: QuotesString, _ values: [String: String] = [:]) throws -> String {
    try Localisation(language: language, modules: [QuotesModule.module]).text(key, values)
  }
}

struct QuotesInMemory: App {
  let world: World
  let flavour: Flavour

  init(world: World) throws {
    self.world = world
    flavour = try Flavour(
      name: "Quotes", languages: ["en", "es"], modules: [QuotesModule.module],
      configuration: Configuration(flavour: "Quotes", providers: []))
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    QuotesCoordinator(
      navigator: navigator,
      actions: QuotesActions(
        person: world.person, quotes: world.quotes, now: world.clock.wallClock),
      words: flavour.localisation(for: visitor), reconnection: world.reconnection,
      clock: world.clock, now: world.clock.wallClock,
      ways: .init(
        home: {
          navigator.replaceAll(with: [
            Screen("home", path: "/", ScriptedPresenter("Home")) { Text($0, .title) }
          ])
        },
        request: { [world] in world.ways.add("request \($0.rawValue)") },
        unsent: { [world] in world.ways.add("unsent") }))
  }
}

/// The service can be reached again when the test says so.
final class ScriptedReconnection: Reconnection {
  private let gate = Gate()

  func happen() { gate.letOnePass() }

  func wait(afterFailures failures: Int) async { await gate.pass() }
}
