import Foundation
import GRDB
import SignInInfra
import SignInModel
import Sillar
import SillarTesting
import TestServers
import Testing

@testable import AccountDelivery
@testable import LockDelivery
@testable import SignInDelivery

/// The lock of Wallet: a PIN for each sign-in, and the way out for whoever has forgotten it.
@Suite(.backend, .timeLimit(.minutes(3))) struct WalletLockTests {
  private static let limit = Duration.seconds(300)

  /// Opens Wallet for a guest who has chosen the PIN 2580.
  private func wallet(
    language: String = "en",
    _ test: (TestHost, Localization, _ folder: URL) async throws -> Void
  ) async throws {
    let visitor = newcomer(reading: language)
    try await withFolder { folder in
      let clock = TestClock(startingAt: Date())
      let app = try Brand.wallet.make(
        in: folder, clock: clock, providers: [ExpiresAfter(Self.limit)])
      let words = app.flavor.localization(for: visitor)
      try await TestHost.open(app, visitor: visitor, clock: clock) { host in
        try await host.tap(words.text(SignInWords.guest))
        try await choose("2580", host, words)
        try await host.see(words.text(AccountWords.homeBalance))
        try await test(host, words, folder)
      }
    }
  }

  private func choose(_ pin: String, _ host: TestHost, _ words: Localization) async throws {
    for field in [LockWords.pin, .again] { try await host.type(pin, into: words.text(field)) }
    try await host.tap(words.text(LockWords.choose))
  }

  private func open(_ pin: String, _ host: TestHost, _ words: Localization) async throws {
    try await host.type(pin, into: words.text(LockWords.pin))
    try await host.submit(words.text(LockWords.pin))
  }

  /// The number of stored PINs.
  private func pins(_ folder: URL) async throws -> Int {
    try await DatabaseQueue(path: folder.appending(path: "lock.sqlite").path).read { database in
      try Int.fetchOne(database, sql: "SELECT count(*) FROM pin") ?? 0
    }
  }

  @Test(arguments: ["en", "es"])
  func `whoever has forgotten the PIN signs out, is told what that costs, and chooses another`(
    _ language: String
  ) async throws {
    try await wallet(language: language) { host, words, folder in
      try await host.advance(by: Self.limit)
      try await host.see(words.text(LockWords.lockedTitle))
      try await host.dontSee(words.text(AccountWords.homeBalance))
      try await host.tap(words.text(LockWords.forgotten))
      try await host.see(words.text(LockWords.forgottenTitle))
      // Wallet's own words.
      try await host.see(language == "en" ? "nor to its money" : "ni a su dinero")
      try await host.tap(words.text(LockWords.signOut))
      try await host.see("# " + words.text(SignInWords.title))
      try await host.dontSee(words.text(LockWords.lockedTitle))
      #expect(try await pins(folder) == 0)
      try await host.tap(words.text(SignInWords.guest))
      try await host.see(words.text(LockWords.chooseTitle))
      try await host.dontSee(words.text(AccountWords.homeBalance))
      try await choose("1470", host, words)
      try await host.see(words.text(AccountWords.homeBalance))
      try await host.advance(by: Self.limit)
      try await open("2580", host, words)
      try await host.see(words.text(LockWords.wrong.with(count: 4)))
      try await open("1470", host, words)
      try await host.see(words.text(AccountWords.homeBalance))
    }
  }

  @Test func `an account loses nothing, and is not warned`() async throws {
    try await wallet { host, words, _ in
      try await host.open("/account")
      try await host.tap(words.text(SignInWords.signOut))
      try await host.tap(words.text(SignInWords.guestLeave))
      try await host.tap("Ana Ruiz")
      try await host.tap(words.text(SignInWords.signIn))
      try await choose("3690", host, words)
      try await host.advance(by: Self.limit)
      try await host.tap(words.text(LockWords.forgotten))
      try await host.see(words.text(LockWords.forgottenTitle))
      try await host.dontSee(words.text(LockWords.forgottenWarning))
      try await host.tap(words.text(LockWords.back))
      try await open("3690", host, words)
      try await host.see("Ana Ruiz")
    }
  }

  @Test func `the PIN of a guest who does not come back goes with their session`() async throws {
    try await wallet { host, _, folder in
      #expect(try await pins(folder) == 1)
      // Guests have two weeks.
      host.clock.jump(by: .seconds(15 * 86_400))
      try await host.advance(by: .seconds(60))
      while try await pins(folder) > 0 {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
  }

  @Test func `after a sign-out the next person chooses a PIN of their own`() async throws {
    try await wallet { host, words, folder in
      #expect(try await pins(folder) == 1)
      try await host.open("/account")
      try await host.tap(words.text(SignInWords.signOut))
      try await host.tap(words.text(SignInWords.guestLeave))
      try await host.see("# " + words.text(SignInWords.title))
      while try await pins(folder) > 0 { await Task.yield() }
      try await host.tap(words.text(SignInWords.guest))
      try await host.see(words.text(LockWords.chooseTitle))
    }
  }

  @Test func `who has not signed in yet, or has chosen no PIN, is not locked out`() async throws {
    let visitor = newcomer(reading: "en")
    try await withFolder { folder in
      let clock = TestClock(startingAt: Date())
      let app = try Brand.wallet.make(
        in: folder, clock: clock, providers: [ExpiresAfter(Self.limit)])
      let words = app.flavor.localization(for: visitor)
      try await TestHost.open(app, visitor: visitor, clock: clock) { host in
        try await host.advance(by: Self.limit * 2)
        try await host.tap(words.text(SignInWords.guest))
        try await host.see(words.text(LockWords.chooseTitle))
        try await host.advance(by: Self.limit * 2)
        try await choose("2580", host, words)
        try await host.see(words.text(AccountWords.homeBalance))
        try await host.advance(by: Self.limit)
        try await host.see(words.text(LockWords.lockedTitle))
      }
    }
  }

  @Test func `nobody who is signed out has anything to hide`() async throws {
    try await withSharedSessions(at: suiteBackend()) { sessions in
      let visitor = newcomer(reading: "en")
      try await withFolder { folder in
        let clock = TestClock(startingAt: Date())
        let app = try Brand.wallet.make(
          in: folder, clock: clock, providers: [ExpiresAfter(Self.limit)], sharing: sessions)
        let words = app.flavor.localization(for: visitor)
        try await TestHost.open(app, visitor: visitor, clock: clock) { host in
          try await host.tap(words.text(SignInWords.guest))
          try await choose("2580", host, words)
          try await host.advance(by: Self.limit)
          // In another app of the program.
          try await sessions.session(of: visitor.id, for: .all).signOut()
          try await host.type("1", into: words.text(LockWords.pin))
          try await host.tap(words.text(LockWords.goOn))
          try await host.see("# " + words.text(SignInWords.title))
          try await host.dontSee(words.text(AccountWords.homeBalance))
        }
      }
    }
  }
}
