import Foundation
import Sillar
import SillarTesting
import Testing

enum BasketWords: String, StringKey {
  static let module = "Basket"
  case title, things, total
}

struct BasketState: Equatable, Sendable {
  var things: Int
  var total: Decimal
}

enum BasketEvent: Equatable, Sendable {}

struct BasketView: View {
  func body(_ state: BasketState) -> [Node<BasketEvent>] {
    Text(BasketWords.title, .title)
    Text(BasketWords.things.with(count: state.things))
    Text(BasketWords.total.with(["amount": LocalizedText.money(state.total, currency: "EUR")]))
  }
}

struct BasketApp: App {
  let flavor: Flavor

  init() throws {
    let basket = Module(
      name: BasketWords.module, version: "1.0.0",
      resources: Bundle.module.bundleURL.appending(path: "Resources"),
      strings: [BasketWords.self])
    flavor = try Flavor(
      name: "Shop", languages: ["en", "es"], modules: [basket],
      configuration: Configuration(flavor: "Shop", providers: []))
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    ScreenCoordinator(context) { _ in
      let state = BasketState(things: 2, total: 19.5)
      return Screen("basket", view: BasketView(), state: Driver { state }) { _ in }
    }
  }
}

struct LanguagesGuide {
  @Test func `each text is there in each language`() throws {
    #expect(try BasketApp().flavor.missingTexts() == [])
  }

  @Test func `a visitor from Argentina reads Spanish, with the amounts of Argentina`() async throws
  {
    let visitor = Visitor(id: "test", languages: ["es-AR"])
    try await TestHost.open(BasketApp(), visitor: visitor) { app in
      try await app.see("# Cesta")
      try await app.see("2 cosas")
      try await app.see("19,50")
    }
  }

  @Test func `a visitor of a language that the app lacks reads the first one`() async throws {
    let visitor = Visitor(id: "test", languages: ["fi"])
    try await TestHost.open(BasketApp(), visitor: visitor) { app in
      #expect(await app.text == "# Basket\n2 things\nTotal: €19.50")
    }
  }
}
