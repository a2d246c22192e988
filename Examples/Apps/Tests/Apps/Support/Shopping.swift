import Sillar
import SillarTesting
import Testing

@testable import CatalogDelivery

/// The keys of Catalog's texts.
typealias CatalogWords = CatalogDelivery.Words

/// What people do in a shop, in the words of its app.
struct Shopping {
  let host: TestHost
  let words: Localization

  /// Looks for a product, and opens it.
  func find(_ text: String, expecting product: String) async throws {
    try await host.type(text, into: words.text(CatalogWords.search))
    try await host.advance(by: .seconds(1))
    try await host.see(words.text(CatalogWords.results, ["text": text]))
    try await host.tap(product)
  }

  /// Puts the product on the screen into the basket, and orders what is in there.
  func buy(_ quantity: Int = 1) async throws {
    for _ in 1..<quantity { try await host.tap(words.text(CatalogWords.more)) }
    try await host.tap(words.text(CatalogWords.addToBasket))
    try await host.tap(words.text(CatalogWords.toBasket))
    try await host.see(words.text(CatalogWords.basketTitle))
    try await host.tap(words.text(CatalogWords.checkOut))
  }

  /// An amount of euros, as the app writes it.
  func euros(_ cents: Int) -> String { words.euros(cents) }
}
