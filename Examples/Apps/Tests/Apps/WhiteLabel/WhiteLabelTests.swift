import CompanyKit
import Foundation
import ShopsKit
import Sillar
import SillarTesting
import TestServers
import Testing

@testable import CatalogDelivery
@testable import PaymentsDelivery

/// A third flavor, made of resources and one file.
@Suite(.backend) struct WhiteLabelTests {
  @Test func `a flavor has its own words, and the module's where it has none`() async throws {
    try await withCornerShop(for: newcomer(reading: "es")) { host, words in
      try await host.see("# La tienda de la esquina")
      try await Shopping(host: host, words: words)
        .find("cafetera", expecting: "Cafetera italiana de seis tazas")
      try await host.see("[A la cesta de mimbre]")
      try await host.see(words.text(CatalogWords.description))
      #expect(words.text(CatalogWords.description) != CatalogWords.description.rawValue)
    }
    try await withCornerShop(for: newcomer(reading: "en")) { host, words in
      try await host.see("# The corner shop")
      try await Shopping(host: host, words: words).find("moka", expecting: "Six-cup moka pot")
      // The flavor has no English text for this key: the module's English text precedes the flavor's Spanish one.
      try await host.see("[Add to basket]")
    }
  }

  @Test func `a switch that is off in one flavor leaves the other as it is`() async throws {
    let visitor = newcomer(reading: "en")
    try await withWindow(for: visitor) {
      try Brand.market.make(in: $0, clock: $1)
    } _: { host, words in
      try await goToConfirmation(host, words)
      try await host.see(words.text(PaymentsWords.instalmentsTitle))
      try await host.see(words.text(PaymentsWords.allAtOnce))
      try await host.see("3 × €29.90")
    }
    try await withCornerShop(for: visitor) { host, words in
      try await goToConfirmation(host, words)
      try await host.dontSee(words.text(PaymentsWords.instalmentsTitle))
      try await host.dontSee(words.text(PaymentsWords.allAtOnce))
      try await host.tap(words.text(PaymentsWords.payNow, ["amount": words.euros(89_70)]))
      try await host.see(words.text(PaymentsWords.paidTitle))
    }
  }

  @Test func `a flavor writes money its own way, on the screens of all modules`() async throws {
    try await withCornerShop(for: newcomer(reading: "en")) { host, words in
      let shopping = Shopping(host: host, words: words)
      try await shopping.find("moka", expecting: "Six-cup moka pot")
      try await host.see("EUR")
      try await shopping.buy()
      try await host.see(words.text(PaymentsWords.methodTitle))
      try await host.see("EUR")
      try await host.dontSee("€")
    }
  }

  @Test(arguments: ["Catalog", "Payments", "Account", "Money", "Quotes"])
  func `a shared module knows no flavor`(_ module: String) throws {
    // "homeowner" is also a word of the domain, so only "app Homeowner" is searched for.
    let flavors = /\b(Market|Wallet|CornerShop|Trivia|Movies|app Homeowner|Pro)\b/
    let files = try Sources.files(in: "Examples/\(module)") {
      ["swift", "json", "svg"].contains($0)
    }
    #expect(files.count > 3)
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        #expect(!line.contains(flavors), "\(file.lastPathComponent): \(line)")
      }
    }
  }

  // MARK: -

  /// Goes to the confirmation of a payment by a new card.
  private func goToConfirmation(_ host: TestHost, _ words: Localization) async throws {
    let shopping = Shopping(host: host, words: words)
    try await shopping.find("moka", expecting: "Six-cup moka pot")
    try await shopping.buy(3)
    try await host.see(words.text(PaymentsWords.methodTitle))
    try await host.see(words.euros(3 * 29_90))
    try await Paying(host: host, words: words).typeCard()
    try await host.tap(words.text(PaymentsWords.cardContinue))
    try await host.see(words.text(PaymentsWords.confirmationTitle))
  }

  private func withCornerShop(
    for visitor: Visitor, _ test: (TestHost, Localization) async throws -> Void
  ) async throws {
    let resources = FileManager.default.temporaryDirectory
      .appending(path: "corner-shop-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: resources) }
    try CornerShopResources.write(to: resources)
    try await withWindow(for: visitor) {
      try cornerShop(resources, $0, clock: $1)
    } _: { host, words in
      try await test(host, words)
    }
  }
}

/// The corner shop with resources in a folder, on the suite's backend.
func cornerShop(
  _ resources: URL, _ folder: URL, languages: [String] = ["es", "en"],
  clock: any Clock<Duration> = TestClock()
) throws -> ShopApp<WhiteLabel> {
  let providers: [any ConfigurationProvider] = [
    Places(apiURL: try suiteBackend(), dataFolder: folder), ShownDemoAccounts(offersGuests: true),
  ]
  return try ShopApp(
    configuration: ShopApp<WhiteLabel>.configuration(providers, resources: resources),
    clock: clock, logger: silent, resources: resources, languages: languages)
}

/// Creates a folder with the corner shop's resources, and one for its data.
func withResources(
  _ files: [String: String] = CornerShopResources.files,
  _ body: (_ resources: URL, _ folder: URL) throws -> Void
) throws {
  let place = FileManager.default.temporaryDirectory
    .appending(path: "corner-shop-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: place) }
  let resources = place.appending(path: "resources")
  try CornerShopResources.write(files, to: resources)
  try body(resources, place.appending(path: "data"))
}
