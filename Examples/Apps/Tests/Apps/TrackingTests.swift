import CompanyKit
import Foundation
import MoviesApp
import Sillar
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing
import TriviaApp
import Work

@testable import CatalogDelivery
@testable import FindRequestsDelivery
@testable import OwnRequestsDelivery
@testable import PaymentsDelivery
@testable import QuotesDelivery
@testable import WorkDelivery

/// The tracked events of a purchase, and of a request for work.
@Suite(.backend) struct TrackingTests {
  @Test func `work that is asked for is tracked by its screens, without anything that was typed`()
    async throws
  {
    let recording = Recording()
    let asking = Asking()
    var request = ""
    try await withFolder { folder in
      let app = try Role.homeowner.makeApp(
        in: folder, api: suiteBackend(), providers: [recording])
      try await QuotesProgram(app: app).open(as: newcomer(reading: "en")) { ana in
        try await ana.host.tap("I accept")
        try await ana.signIn(as: "ana")
        try await asking.write(ana)
        try await ana.host.see("# \(asking.title)")
        request = await ana.host.location.path.replacing("/requests/", with: "")
      }
    }
    let events = recording.events.all
    let typed = [
      "ana@", "casa-2026", "Ruiz", asking.title, asking.description, asking.postcode, request,
    ]
    for event in events {
      for text in typed {
        #expect(!"\(event)".localizedCaseInsensitiveContains(text), "\(event)")
      }
    }
    let appeared = events.filter { $0.name == "screen-appeared" }.map(\.screen)
    for screen in ["sign-in", "own-requests", "home-menu", "new-request", "request-detail"] {
      #expect(appeared.contains(screen), "\(screen)")
    }
    #expect(events.contains { $0.name == "user-acted" && $0.screen == "sign-in" })
  }

  @Test
  func
    `an offer and its answer are counted once each, and tracked without anything that was typed`()
    async throws
  {
    let recording = Recording()
    let (asking, offering, counted) = (Asking(), Offering(), Seen<DomainEvent>())
    let count: DomainEvents.Sink = { event, _ in counted.add(event) }
    try await withBackend(sink: count) { api in
      try await withFolder { homeowners in
        try await withFolder { professionals in
          let (home, pro) = (
            try Role.homeowner.makeApp(
              in: homeowners, api: api, providers: [recording]),
            try Role.professional.makeApp(
              in: professionals, api: api, providers: [recording])
          )
          try await QuotesProgram(app: home).open(as: newcomer(reading: "en")) { ana in
            try await QuotesProgram(app: pro).open(as: newcomer(reading: "en")) { carla in
              for window in [ana, carla] { try await window.host.tap("I accept") }
              try await ana.signIn(as: "ana")
              try await asking.write(ana)
              try await ana.host.see("# \(asking.title)")
              try await ana.dontSee(SharedWords.waiting)
              try await carla.signIn(as: "carla")
              try await carla.host.open(await ana.host.location.path)
              try await carla.tap(FindWords.apply)
              try await carla.tap(FindWords.makeOffer)
              try await offering.write(carla)
              try await carla.see(QuoteWords.titleYours)
              try await ana.tap(OwnWords.seeOffer)
              try await ana.tap(OwnWords.accept)
              try await ana.tap(OwnWords.acceptIt)
              try await carla.see(QuoteWords.accepted)
            }
          }
        }
      }
      await counted.waitForMore(than: 1, within: .seconds(60))
    }
    let events = recording.events.all
    #expect(counted.all.map(\.name) == ["offer-made", "offer-accepted"])
    let appeared = events.filter { $0.name == "screen-appeared" }.map(\.screen)
    for screen in ["make-offer", "answer-quote"] { #expect(appeared.contains(screen)) }
    let typed = [
      "carla", "Núñez", "casa-2026", offering.lines[0].text, "60", "85", asking.title,
    ]
    for event in events {
      // The duration is left out, because it may contain any digits.
      let told = "\(event.name) \(event.screen)"
      for text in typed { #expect(!told.localizedCaseInsensitiveContains(text), "\(event)") }
    }
  }

  private struct Recording: ConfigurationProvider {
    let name = "recording"
    let events = Seen<TrackingEvent>()

    func provide(into configuration: inout ConfigurationBuilder) {
      let events = events
      configuration.set(TrackedEvents.self, to: { for event in $0 { events.add(event) } })
      configuration.set(AsksToTrack.self, to: true)
    }
  }

  @Test func `the screens of Trivia and Movies are tracked, as those of all apps are`()
    async throws
  {
    let recording = Recording()
    let clock = TestClock(startingAt: Date())
    let tmdb = try suiteBackend().appending(path: "tmdb")
    try await withFolder { folder in
      let trivia = try TriviaApp(
        configuration: TriviaApp.configuration([
          Places(apiURL: suiteBackend(), dataFolder: folder), recording,
        ]), clock: clock, logger: silent)
      try await TestHost.open(trivia, visitor: newcomer(reading: "en"), clock: clock) {
        try await $0.tap("I accept")
      }
      let movies = try MoviesApp(
        configuration: MoviesApp.configuration([
          MoviesPlaces(apiURL: tmdb, dataFolder: folder), recording,
        ]), dataDirectory: folder, clock: clock, logger: silent)
      try await TestHost.open(movies, visitor: newcomer(reading: "en"), clock: clock) {
        try await $0.tap("I accept")
      }
    }
    let events = recording.events.all
    for screen in ["summary", "home"] {
      #expect(events.contains { $0.name == "screen-appeared" && $0.screen == screen }, "\(screen)")
    }
  }

  @Test func `Trivia and Movies say on each screen that there is no connection`() async throws {
    let clock = TestClock(startingAt: Date())
    let nowhere = try #require(URL(string: "http://127.0.0.1:1/api"))
    try await withFolder { folder in
      let apps: [any App] = [
        try TriviaApp(
          apiURL: nowhere, dataDirectory: folder, clock: clock, logger: silent),
        try MoviesApp(
          apiURL: nowhere, imagesURL: nowhere, dataDirectory: folder, clock: clock, logger: silent),
      ]
      for app in apps { try await open(app, clock) }
    }
  }

  private func open(_ app: some App, _ clock: TestClock) async throws {
    try await TestHost.open(app, visitor: newcomer(reading: "en"), clock: clock) { host in
      try await host.see("No connection. You can go on")
    }
  }

  @Test func `a purchase by card is tracked by its screens, without anything that was typed`()
    async throws
  {
    let recording = Recording()
    let search = "cafetera"
    try await withFolder { folder in
      let clock = TestClock()
      let app = try Brand.market.make(in: folder, clock: clock, providers: [recording])
      let visitor = newcomer(reading: "es")
      let words = app.flavor.localization(for: visitor)
      try await TestHost.open(app, visitor: visitor, clock: clock) { host in
        try await host.tap("Acepto")
        try await host.enter(words)
        let shopping = Shopping(host: host, words: words)
        let paying = Paying(host: host, words: words)
        try await shopping.find(search, expecting: "Cafetera italiana de seis tazas")
        try await shopping.buy()
        try await paying.typeCard()
        try await host.tap(words.text(PaymentsWords.cardContinue))
        try await host.tap(words.text(PaymentsWords.payNow, ["amount": words.euros(29_90)]))
        try await host.tap(words.text(PaymentsWords.seeReceipt))
        try await host.tap(words.text(PaymentsWords.done))
        try await host.see(words.text(CatalogWords.paidTitle))
      }
    }

    let events = recording.events.all
    let typed = [
      Paying.cardNumber, Paying.cardNumber.filter(\.isNumber), "4242", Paying.securityCode,
      Paying.holder, "Lovelace", "12/39", search, "moka",
    ]
    for event in events {
      for text in typed {
        #expect(!"\(event)".localizedCaseInsensitiveContains(text), "\(event)")
      }
    }
    let appeared = events.filter { $0.name == "screen-appeared" }.map(\.screen)
    for screen in [
      "shop", "product", "basket", "payment-method", "payment-card", "payment-confirmation",
      "payment-result", "payment-receipt", "order",
    ] {
      #expect(appeared.contains(screen), "\(screen)")
    }
    #expect(events.contains { $0.name == "user-acted" && $0.screen == "payment-card" })
  }
}
