import Sillar
import SillarTesting
import Testing

@testable import CatalogDelivery

/// The keys of Catalog's texts.
typealias CatalogWords = CatalogDelivery.Words

/// The steps of a purchase, with the texts of the app.
struct Shopping {
  let host: TestHost
  let words: Localization

  /// Searches for a product, and opens it.
  func find(_ text: String, expecting product: String) async throws {
    try await host.type(text, into: words.text(CatalogWords.search))
    try await host.advance(by: .seconds(1))
    try await host.see(words.text(CatalogWords.results, ["text": text]))
    try await host.tap(product)
  }

  /// Adds the product on the screen to the basket, and orders the basket.
  func buy(_ quantity: Int = 1) async throws {
    for _ in 1..<quantity { try await host.tap("+") }
    try await host.tap(words.text(CatalogWords.addToBasket))
    try await host.tap(words.text(CatalogWords.toBasket))
    try await host.see(words.text(CatalogWords.basketTitle))
    try await host.tap(words.text(CatalogWords.checkOut))
  }

  /// Returns an amount of euros in the app's format.
  func euros(_ cents: Int) -> String { words.euros(cents) }
}
