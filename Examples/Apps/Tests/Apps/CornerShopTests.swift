import CompanyKit
import CornerShopApp
import Foundation
import ShopsKit
import SignInInfra
import Sillar
import SillarTesting
import TestServers
import Testing

@testable import CatalogDelivery
@testable import PaymentsDelivery

/// A shop built from the same modules, with its own payment method.
@Suite(.backend) struct CornerShopTests {
  @Test(arguments: [
    (
      "en", "moka", "Six-cup moka pot", "Cash on delivery", "Order, and pay later",
      "It is on its way", "To be paid"
    ),
    (
      "es", "cafetera", "Cafetera italiana de seis tazas", "En efectivo al recibirlo",
      "Pedir y pagar después", "Va en camino", "Por pagar"
    ),
  ])
  func `what is ordered for cash on delivery is kept, leaves the basket, and costs nothing yet`(
    _ language: String, _ search: String, _ product: String, _ cash: String, _ order: String,
    _ done: String, _ owed: String
  ) async throws {
    let visitor = newcomer(reading: language)
    try await withSharedSessions(at: suiteBackend()) { sessions in
      try await withWindow(for: visitor) {
        try cornerShop(in: $0, clock: $1, sharing: sessions)
      } _: { host, words in
        let shopping = Shopping(host: host, words: words)
        try await shopping.find(search, expecting: product)
        try await shopping.buy()
        try await host.tap(cash)
        try await host.tap(order)
        try await host.see("# \(done)")
        try await host.tap(words.text(PaymentsWords.seeReceipt))
        try await host.see("‹\(owed)›")
        try await host.see(words.text(PaymentsWords.payee, ["payee": CornerShop.title]))
        try await host.tap(words.text(PaymentsWords.done))
        try await host.see("‹\(words.text(CatalogWords.stateConfirmed))›")
        try await host.see(words.text(CatalogWords.confirmedHint))
        try await host.see("[\(words.text(CatalogWords.basket))]")
        try await host.dontSee(words.text(CatalogWords.payNow))
        try await host.open("/orders")
        try await host.see("‹\(words.text(CatalogWords.stateConfirmed))›")
      }
      // Each shop has its own orders.
      try await withWindow(for: visitor) {
        try Brand.market.make(in: $0, clock: $1, sharing: sessions)
      } _: { host, words in
        try await host.open("/orders")
        try await host.see(words.text(CatalogWords.noOrdersTitle))
      }
      // All apps share the customer's balance: it is unchanged.
      try await withWindow(for: visitor) {
        try Brand.wallet.make(in: $0, clock: $1, sharing: sessions)
      } _: { host, words in
        try await host.see(words.euros(250_00))
      }
    }
  }

  @Test func `an order in cash is confirmed with the change of a note, one by card as elsewhere`()
    async throws
  {
    try await withWindow(for: newcomer(reading: "en")) {
      try cornerShop(in: $0, clock: $1)
    } _: { host, words in
      let shopping = Shopping(host: host, words: words)
      try await shopping.find("moka", expecting: "Six-cup moka pot")
      try await shopping.buy()
      try await host.tap("Cash on delivery")
      try await host.see("# Pay at your door")
      try await host.dontSee(words.text(PaymentsWords.confirmationTitle))
      try await host.tap("€50.00")
      let amount = try #require(await host.text.firstMatch(of: /## €([0-9]+)\.([0-9]+)/))
      let cents = try #require(Int(amount.1 + amount.2))
      try await host.see("‹\(words.euros(50_00 - cents)) back›")
      try await host.reopened { host in
        try await host.see("# Pay at your door")
        try await host.see("‹\(words.euros(50_00 - cents)) back›")
        try await host.tap("Pay another way")
        let paying = Paying(host: host, words: words)
        try await paying.typeCard()
        try await host.tap(words.text(PaymentsWords.cardContinue))
        try await host.see(words.text(PaymentsWords.confirmationTitle))
        try await host.back()
        try await host.tap("Cash on delivery")
        try await host.tap("Order, and pay later", times: 2)
        try await host.see("# It is on its way")
      }
    }
  }

  @Test func `an app that leaves out what Payments cannot do without does not start`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "empty-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = try ShopApp<Empty>.configuration([
      Places(apiURL: try suiteBackend(), dataFolder: folder)
    ])
    let error = #expect(throws: (any Error).self) {
      try ShopApp<Empty>(configuration: configuration)
    }
    #expect(
      error.map { "\($0)" }
        == "Empty cannot start: the slot \"kinds\" of Payments is empty: put something into it, Payments "
        + "cannot do without.")
  }
}

/// A shop without kinds of payables.
private enum Empty: ShopBrand {
  static let name = "Empty"
  static let resources = CornerShop.resources.appending(path: "cornershop")
  static let payments = PaymentsSlots(kinds: [])
}

/// Makes the real app, on the suite's backend.
func cornerShop(
  in folder: URL, clock: TestClock, sharing sessions: SignInInfraFactory? = nil
) throws -> CornerShopApp {
  try CornerShopApp(
    configuration: CornerShopApp.configuration([
      Places(apiURL: try suiteBackend(), dataFolder: folder), ShownDemoAccounts(offersGuests: true),
    ]), sharing: sessions, clock: clock, now: clock.wallClock, logger: silent)
}
