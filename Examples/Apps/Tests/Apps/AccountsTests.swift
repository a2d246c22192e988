import CompanyKit
import Foundation
import GRDB
import MarketApp
import SignInInfra
import SignInModel
import Sillar
import SillarTesting
import TestServers
import Testing
import WalletApp

@testable import AccountDelivery
@testable import CatalogDelivery
@testable import PaymentsDelivery
@testable import SignInDelivery

/// Market and Wallet before people who have no account, get one, and lose it.
@Suite(.timeLimit(.minutes(3))) struct AccountsTests {
  /// Opens an app for a visitor, with the log of what its service is asked to write.
  private func open(
    _ brand: Brand, at path: String = "/",
    _ test: @Sendable (TestHost, Localization, ServiceLog, URL) async throws -> Void
  ) async throws {
    let log = ServiceLog()
    try await withBackend(log: log) { api in
      try await withFolder { folder in
        let clock = TestClock(startingAt: Date())
        let app = try brand.make(in: folder, clock: clock, api: api)
        let visitor = newcomer(reading: "en")
        let words = app.flavor.localization(for: visitor)
        try await TestHost.open(app, at: path, visitor: visitor, clock: clock) { host in
          try await test(host, words, log, api)
        }
      }
    }
  }

  /// A page view made an account, two requests for money and four entries before.
  @Test(arguments: Brand.allCases)
  func `looking at every address makes no account, and writes nothing`(
    _ brand: Brand
  ) async throws {
    let log = ServiceLog()
    try await withBackend(log: log) { api in
      try await withFolder { folder in
        let clock = TestClock(startingAt: Date())
        let app = try brand.make(in: folder, clock: clock, api: api)
        for _ in 1...3 {
          _ = try await TestHost.openEveryRoute(
            of: app, visitor: newcomer(reading: "en"), clock: clock)
        }
      }
    }
    #expect(log.all == [])
  }

  @Test func `a shop asks for an account when one orders, and the payment goes on`() async throws {
    try await open(.market) { host, words, log, _ in
      let shopping = Shopping(host: host, words: words)
      try await shopping.find("moka", expecting: "Six-cup moka pot")
      try await shopping.buy()
      try await host.see(words.text(SignInWords.guestAdvice))
      #expect(log.all == [])
      try await host.tap(words.text(SignInWords.guest))
      try await host.see(words.text(PaymentsWords.methodTitle))
      try await host.tap(words.text(PaymentsWords.balance))
      try await host.tap(words.text(PaymentsWords.payNow, ["amount": words.euros(29_90)]))
      try await host.see(words.text(PaymentsWords.paidTitle))
      #expect(log.all.filter { $0.contains("/guests ") }.count == 1)
      #expect(log.all.filter { $0.hasSuffix("/market/v1/orders 201") }.count == 1)
    }
  }

  @Test func `the wallet asks for an account first, and goes on where a link led`() async throws {
    try await open(.wallet, at: "/activity") { host, words, _, _ in
      try await host.see("# " + words.text(SignInWords.title))
      try await host.dontSee(words.text(AccountWords.homeBalance))
      try await host.tap(words.text(SignInWords.guest))
      try await host.see(words.text(AccountWords.activityTitle))
      #expect(await host.location.path == "/activity")
    }
  }

  @Test func `the wallet of a member has their name`() async throws {
    try await open(.wallet) { host, words, _, _ in
      try await host.tap("Ana Ruiz")
      try await host.tap(words.text(SignInWords.signIn))
      try await host.see("# Ana Ruiz")
      try await host.see("@ana-ruiz-")
    }
  }

  /// The service would otherwise take all visitors of an app for one client.
  @Test(arguments: Brand.allCases)
  func `wrong passwords of one address slow no other down`(_ brand: Brand) async throws {
    let date = Date()
    let now: @Sendable () -> Date = { date }
    try await withBackend(now: now) { api in
      try await withSharedSessions(at: api) { sessions in
        let stranger = sessions.session(of: "stranger", from: "203.0.113.7", for: .all)
        for number in 1...20 {
          let guess = Credentials(
            email: "name-\(number)@example.com", password: Concealed("guess"),
            key: UUID().uuidString)
          await #expect(throws: SignInError.wrongCredentials) {
            try await stranger.signIn(guess) { _ in true }
          }
        }
      }
      for address in ["203.0.113.7", "203.0.113.8", nil] {
        try await withFolder { folder in
          let clock = TestClock(startingAt: date)
          let app = try brand.make(in: folder, clock: clock, api: api)
          let visitor = Visitor(id: UUID().uuidString, languages: ["en"], address: address)
          let words = app.flavor.localization(for: visitor)
          try await TestHost.open(app, at: "/sign-in", visitor: visitor, clock: clock) { host in
            try await host.tap("Ana Ruiz")
            try await host.tap(words.text(SignInWords.signIn))
            if address == "203.0.113.7" {
              try await host.see("Too many attempts")
            } else {
              try await host.dontSee(words.text(SignInWords.password))
              try await host.see("Ana Ruiz")
            }
          }
        }
      }
    }
  }

  @Test func `an order is not seen by whoever comes after`() async throws {
    try await open(.market) { host, words, _, _ in
      try await host.enter(words, at: "/product/moka-pot")
      try await Shopping(host: host, words: words).buy()
      try await host.see(words.text(PaymentsWords.methodTitle))
      try await host.open("/orders")
      try await host.see(words.text(CatalogWords.stateAwaitingPayment))
      try await host.open("/account")
      try await host.see(words.text(SignInWords.accountGuest))
      try await host.tap(words.text(SignInWords.signOut))
      try await host.tap(words.text(SignInWords.guestLeave))
      try await host.see(words.text(CatalogWords.shopTitle))
      try await host.open("/orders")
      try await host.see("# " + words.text(SignInWords.title))
      try await host.tap(words.text(SignInWords.guest))
      try await host.see(words.text(CatalogWords.noOrdersTitle))
    }
  }

  @Test
  func `a session that is ended elsewhere in the middle of a payment asks again, and goes on`()
    async throws
  {
    let visitor = newcomer(reading: "en")
    try await withBackend { api in
      try await withSharedSessions(at: api) { sessions in
        try await withFolder { folder in
          let clock = TestClock(startingAt: Date())
          let app = try Brand.market.make(
            in: folder, clock: clock, api: api, sharing: sessions)
          let words = app.flavor.localization(for: visitor)
          try await TestHost.open(app, at: "/sign-in", visitor: visitor, clock: clock) { host in
            try await host.tap("Ana Ruiz")
            try await host.tap(words.text(SignInWords.signIn))
            try await host.dontSee(words.text(SignInWords.password))
            try await host.open("/product/moka-pot")
            try await Shopping(host: host, words: words).buy()
            try await host.tap(words.text(PaymentsWords.balance))
            let pay = words.text(PaymentsWords.payNow, ["amount": words.euros(29_90)])
            try await host.see(pay)
            try await signOutEverywhere(at: api)
            try await host.tap(pay)
            try await host.see(words.text(SignInWords.expired))
            try await host.tap("Ana Ruiz")
            try await host.tap(words.text(SignInWords.signIn))
            // The attempt is the account's, and younger than a quarter of an hour.
            try await host.see(words.text(PaymentsWords.paidTitle))
          }
        }
      }
    }
  }

  /// Ana signs out on all devices, at another one.
  private func signOutEverywhere(at api: URL) async throws {
    try await withSharedSessions(at: api) { elsewhere in
      let session = elsewhere.session(of: "v1", for: .all)
      let ana = Credentials(
        email: "ana@example.com", password: Concealed("casa-2026"), key: UUID().uuidString)
      _ = try await session.signIn(ana) { _ in true }
      try await session.signOutEverywhere()
    }
  }

  @Test func `what was saved for an account goes when it signs out`() async throws {
    let visitor = newcomer(reading: "en")
    try await withBackend { api in
      try await withSharedSessions(at: api) { sessions in
        try await withFolder { folder in
          let clock = TestClock(startingAt: Date())
          let app = try Brand.market.make(in: folder, clock: clock, api: api, sharing: sessions)
          let words = app.flavor.localization(for: visitor)
          try await TestHost.open(app, visitor: visitor, clock: clock) { host in
            try await host.enter(words, at: "/orders")
            try await host.see(words.text(CatalogWords.noOrdersTitle))
            let account = try #require(sessions.sessions.accounts.first)
            let saved = try DatabaseQueue(
              path: folder.appending(path: "catalog-seen.sqlite").path)
            func count() async throws -> Int {
              try await saved.read { database in
                try String.fetchAll(database, sql: "SELECT name FROM answer")
                  .count { $0.contains(account) }
              }
            }
            #expect(try await count() > 0)
            try await host.open("/account")
            try await host.tap(words.text(SignInWords.signOut))
            try await host.tap(words.text(SignInWords.guestLeave))
            while try await count() > 0 { await Task.yield() }
          }
        }
      }
    }
  }

  @Test func `the apps of one program share who is signed in`() async throws {
    let visitor = newcomer(reading: "en")
    try await withBackend { api in
      try await withSharedSessions(at: api) { sessions in
        try await withWindow(for: visitor) {
          try Brand.market.make(in: $0, clock: $1, api: api, sharing: sessions)
        } _: { host, words in
          try await host.dontSee("[\(words.text(SignInWords.signIn))]")
        }
        try await withFolder { folder in
          let clock = TestClock(startingAt: Date())
          let app = try Brand.wallet.make(in: folder, clock: clock, api: api, sharing: sessions)
          let words = app.flavor.localization(for: visitor)
          try await TestHost.open(app, visitor: visitor, clock: clock) { host in
            try await host.see(words.text(AccountWords.homeBalance))
          }
        }
      }
    }
  }
}
