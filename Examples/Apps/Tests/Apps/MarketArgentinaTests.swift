import CompanyKit
import Foundation
import MarketArgentinaApp
import ShopsKit
import SignInDelivery
import Sillar
import SillarTesting
import TestServers
import Testing

@testable import CatalogDelivery
@testable import PaymentsDelivery

/// Market's regional form, whose catalog lies over the Spanish words.
@Suite(.backend) struct MarketArgentinaTests {
  @Test func `in Argentina a visitor is addressed as vos, and pays in pesos and in cuotas`()
    async throws
  {
    try await withWindow(for: newcomer(reading: "es-AR")) {
      try marketArgentina(in: $0, clock: $1)
    } _: { host, words in
      #expect(words.text(CatalogWords.search) == "¿Qué buscás?")
      let shopping = Shopping(host: host, words: words)
      try await shopping.find("cafetera", expecting: "Cafetera italiana de seis tazas")
      try await host.see("$\u{a0}44.900,00")
      try await host.see("Agregar al carrito")
      try await shopping.buy(3)
      try await host.see("$\u{a0}134.700,00")
      try await host.see("Hasta 12 cuotas")
      try await host.dontSee(words.text(PaymentsWords.balance))
      try await host.tap(words.text(PaymentsWords.newCard))
      try await host.tap(words.text(PaymentsWords.cardContinue))
      try await host.see("Escribí el número que aparece en tu tarjeta.")
    }
  }

  @Test func `in Spain a visitor of Market is addressed as tú, and pays in euros`() async throws {
    try await withWindow(for: newcomer(reading: "es")) {
      try Brand.market.make(in: $0, clock: $1)
    } _: { host, words in
      let shopping = Shopping(host: host, words: words)
      try await shopping.find("cafetera", expecting: "Cafetera italiana de seis tazas")
      try await host.see("29,90\u{a0}€")
      try await host.see("Añadir a la cesta")
      try await shopping.buy()
      try await host.tap(words.text(PaymentsWords.newCard))
      try await host.tap(words.text(PaymentsWords.cardContinue))
      try await host.see("Escribe el número que aparece en tu tarjeta.")
    }
  }

  @Test func `in English its pesos are no dollars, and what it does not say is Market's`()
    async throws
  {
    try await withWindow(for: newcomer(reading: "en")) {
      try marketArgentina(in: $0, clock: $1)
    } _: { host, words in
      #expect(words.text(CatalogWords.shopTitle) == "Things that last")
      try await host.open("/product/moka-pot")
      try await host.see("ARS\u{a0}44,900.00")
    }
  }
}

/// Makes the real app, on the suite's backend.
func marketArgentina(in folder: URL, clock: TestClock) throws -> MarketArgentinaApp {
  try MarketArgentinaApp(
    configuration: MarketArgentinaApp.configuration([
      Places(apiURL: try suiteBackend(), dataFolder: folder), ShownDemoAccounts(offersGuests: true),
    ]), clock: clock, now: clock.wallClock, logger: silent)
}
