import Foundation
import Kit
import Money
import QuotesDelivery
import QuotesModel
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Work
import WorkDelivery
import WorkTesting

/// The initial time of a test's clock.
let beginning = Date(timeIntervalSince1970: 1_767_225_600)
let q1 = QuoteID(rawValue: "q1")

func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

extension Quote {
  /// Carla's quote of 196.00 for the request r1.
  static func sample(
    _ state: State = .offered, validFor days: Int = 10, unsent: UnsentChange? = nil
  ) -> Quote {
    Quote(
      id: q1, request: RequestID(rawValue: "r1"), professional: carla,
      items: [
        QuoteItem(text: "Tap", quantity: 2, price: euros(45_50)),
        QuoteItem(text: "Hours", quantity: 3, price: euros(35_00)),
      ], total: euros(196_00), validUntil: Day(of: beginning).adding(days: days), state: state,
      created: beginning, unsent: unsent)
  }
}

/// A quote in memory, which a test changes. Its calls: `quote`, `take back 7`.
final class MemoryQuotes: InMemory, QuotesRepository {
  let memory = Memory<Reading<Quote>?, Problem>(nil)

  func put(_ quote: Quote, savedAt: Date? = nil, problem: Problem? = nil) {
    with { $0 = Reading(quote, savedAt: savedAt, problem: problem) }
    memory.tell()
  }

  func quote(_ id: QuoteID) -> Readings<Quote> {
    Readings { give in
      try await self.memory.call("quote") { if $0?.value.id != id { throw Problem.notFound } }
      for await reading in self.memory.follow({ $0 }) { if let reading { give(reading) } }
    }
  }

  func takeBack(_ change: UnsentChange.ID) async throws {
    try await memory.call("take back \(change)") { _ in }
  }
}

/// The screen of a quote with everything around it in memory.
final class World: ModuleWorld {
  static let module = QuotesModule.module
  static let beneath = [WorkModule.module]

  let clock = TestClock()
  let quotes = MemoryQuotes()
  /// The calls of the module to its app.
  let asked = Log()
  let person: Person
  let language: String

  init(_ person: Person, language: String = "en") {
    self.person = person
    self.language = language
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    Home(context, self)
  }
}

/// An app with a home, whose section below a quote shows the quote's state.
private final class Home: Coordinator {
  private let context: ModuleContext
  private let quotes: QuotesCoordinator

  init(_ context: ModuleContext, _ world: World) {
    self.context = context
    quotes = QuotesCoordinator(
      context, quotes: world.quotes, viewer: world.person.id,
      request: { [asked = world.asked] in asked.add("request \($0)") },
      unsent: { [asked = world.asked] in asked.add("unsent") },
      section: { Screen("section", view: SectionView(), presenter: SectionPresenter($0)) })
  }

  func start() { context.navigator.replaceAll(with: [home()]) }
  static let destinations: [Destination<Home>] = [
    Destination(RootRoute.self) { $0.home() }
  ]

  var children: [any Coordinator] { [quotes] }

  private func home() -> Screen {
    Screen("home", path: "/", ScriptedPresenter("Home")) { Text($0, .title) }
  }

  private struct RootRoute: Route {
    static let path = Path("/") { RootRoute() }
  }
}

private final class SectionPresenter: Presenter {
  private let quote: Driver<Quote?>
  var state: Quote.State? { quote.value?.state }

  init(_ quote: Driver<Quote?>) { self.quote = quote }
  func handle(_ event: Never) async {}
}

private struct SectionView: View {
  func body(_ state: Quote.State?) -> [Node<Never>] { Text("Section: \(state?.rawValue ?? "-")") }
}
