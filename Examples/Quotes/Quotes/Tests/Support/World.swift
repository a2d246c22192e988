import Kit
import Money
import QuotesDelivery
import QuotesModel
import QuotesTesting
import Scripted
import Sillar
import SillarTesting
import Work

let request = RequestID(rawValue: "r-1")
let today = Day(of: beginning)
let items = QuoteItem.samples

/// A form with one good line.
func goodForm(_ text: String = "Tap", _ quantity: String = "2", _ price: String = "45.50")
  -> OfferForm
{
  OfferForm(rows: [OfferForm.Row(id: 0, text: text, quantity: quantity, price: price)])
}

/// Quotes with everything around them in memory.
final class World: ModuleWorld {
  static let module = QuotesModule.module

  let clock = TestClock()
  let quotes = MemoryQuotes()
  let reconnection = ScriptedReconnection()
  /// The links that the module asked its app to open.
  let ways = Log()
  let person: Person
  let language: String

  init(_ person: Person, language: String = "en") {
    self.person = person
    self.language = language
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    QuotesCoordinator(
      navigator: context.navigator,
      actions: QuotesActions(person: person, quotes: quotes, now: clock.wallClock),
      words: context.words,
      reconnection: reconnection, clock: clock, now: clock.wallClock,
      ways: .init(
        home: {
          context.navigator.replaceAll(with: [
            Screen("home", path: "/", ScriptedPresenter("Home")) { Text($0, .title) }
          ])
        },
        request: { [ways] in ways.add("request \($0.rawValue)") },
        unsent: { [ways] in ways.add("unsent") }))
  }

  func text(_ key: QuotesString, _ values: [String: String] = [:]) throws -> String {
    try words.text(key, values)
  }
}
