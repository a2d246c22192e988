import CompanyKit
import Foundation
import Gallery
import MoviesApp
import OwnRequestsModel
import QuotesKit
import SillarTesting
import TestServers
import Testing
import TriviaApp
import Work

@testable import AccountDelivery
@testable import CatalogDelivery
@testable import FindRequestsDelivery
@testable import LockDelivery
@testable import OwnRequestsDelivery
@testable import PaymentsDelivery
@testable import SignInDelivery
@testable import Sillar
@testable import WorkDelivery

/// Every screen of every app, found by a walk through the apps.
@Suite(.backend) struct EveryScreenTests {
  private static let expiry = Duration.seconds(300)

  @Test(arguments: Brand.allCases)
  func `every screen of Market and Wallet is watched, first and in order`(
    _ brand: Brand
  ) async throws {
    let feature = brand == .market ? "Catalog" : "Account"
    let known = try ScreenNames.all(
      in: ([feature, "Payments", "SignIn"] + (brand == .wallet ? ["Lock"] : [])).map {
        "Examples/\($0)/Delivery"
      }, besides: ["sign-out"])
    func lastly(_ somebody: Somebody) async throws {
      if brand == .market { try await Self.chooseNewCard(somebody) }
    }
    try await walk(
      known, search: brand == .market ? "moka" : "lu",
      required: ["ScreenTracking", "ConnectionBanner", "SessionExpiry"],
      lockScreen: brand == .wallet ? "pin" : "locked",
      lastly: lastly
    ) { folder, clock in
      try brand.make(in: folder, clock: clock, providers: [ExpiresAfter(Self.expiry)])
    }
  }

  /// The outbox does not run here: all changes stay unsent, and the screens show them waiting.
  @Test(arguments: [Role.homeowner, .professional])
  func `every screen of Homeowner and Pro is watched, first and in order`(
    _ role: Role
  ) async throws {
    let modules = [
      role == .homeowner ? "OwnRequests" : "FindRequests", "Quotes", "Chat", "Photos", "Unsent",
    ]
    let known = try ScreenNames.all(
      in: modules.map { "Examples/Quotes/\($0)/Delivery" }
        + ["Examples/SignIn/Delivery", "Examples/Apps/Quotes/Kit"],
      besides: ["account-badge"])
    let api = try suiteBackend()
    func sendsForever(_ screen: String) -> Bool { screen == "sign-out" }
    func lastly(_ somebody: Somebody) async throws {
      if role == .professional { try await Self.signOutWithUnsentWork(somebody) }
    }
    try await walk(
      known, search: "28",
      required: ["ScreenTracking", "ConnectionBanner", "SessionExpiry"],
      isEndless: sendsForever, lockScreen: "locked", account: role == .homeowner ? "ana" : "carla",
      lastly: lastly
    ) { folder, clock in
      UnsentApp(
        app: try role.makeApp(
          in: folder, api: api, clock: clock,
          providers: [ExpiresAfter(Self.expiry), ShownDemoAccounts()]))
    }
  }

  /// Buys with a new card; a walk may have paid for everything before it comes to that choice.
  private static func chooseNewCard(_ shopper: Somebody) async throws {
    try await shopper.host.enter(shopper.words)
    let shopping = Shopping(host: shopper.host, words: shopper.words)
    try await shopping.find("moka", expecting: "Six-cup moka pot")
    try await shopping.buy()
    try await shopper.host.tap(shopper.words.text(PaymentsWords.newCard))
    try await shopper.host.see(shopper.words.text(PaymentsWords.cardTitle))
  }

  /// Signs out with unsent work, which shows a confirmation; a walk may miss it, as it depends on earlier steps.
  private static func signOutWithUnsentWork(_ carla: Somebody) async throws {
    try await carla.signIn(as: "carla")
    try await carla.host.choose(carla.words.text(FindWords.own))
    try await carla.host.tap("El grifo de la cocina gotea")
    try await carla.tap(FindWords.makeAnotherOffer)
    try await Offering().write(carla)
    try await carla.see(SharedWords.waiting)
    try await carla.signOut()
    try await carla.see(SignInWords.unsentTitle)
  }

  @Test func `every screen of Trivia is watched`() async throws {
    let api = try suiteBackend()
    try await walk(
      ScreenNames.all(in: ["Examples/Trivia/Delivery"]), search: "",
      required: ["ScreenTracking"]
    ) { folder, _ in try TriviaApp(apiURL: api, dataDirectory: folder) }
  }

  @Test func `every screen of Movies has what its flavor requires`() async throws {
    let tmdb = try suiteBackend().appending(path: "tmdb")
    try await walk(
      ScreenNames.all(in: ["Examples/Movies/Delivery"]), search: "matrix"
    ) { folder, clock in
      try MoviesApp(
        apiURL: tmdb, imagesURL: tmdb, dataDirectory: folder, clock: clock, logger: silent)
    }
  }

  @Test func `every screen of the Gallery has what its flavor requires`() async throws {
    func isEndless(_ screen: String) -> Bool { true }
    try await walk(
      ScreenNames.all(in: ["Tests/Gallery"]), search: "x", isEndless: isEndless
    ) { _, clock in try GalleryApp(clock: clock) }
  }

  // MARK: -

  /// - Parameters:
  ///   - required: The types of the required behaviors; nil to accept those of the flavor.
  ///   - isEndless: Returns true for the name of a screen whose work may never end.
  ///   - lockScreen: The name of the screen that the window shows when it locks in the end; nil if it does not.
  ///   - account: The account to sign in with.
  ///   - lastly: The steps of a new visitor to a screen that the walk may miss.
  private func walk(
    _ known: Set<ScreenNames.Name>, search: String,
    required: [String]? = nil, isEndless: @escaping (String) -> Bool = { _ in false },
    lockScreen: String? = nil, account: String = "ada",
    lastly: ((Somebody) async throws -> Void)? = nil,
    _ make: (_ folder: URL, _ clock: TestClock) throws -> any App
  ) async throws {
    try #require(!known.isEmpty)
    try await withFolder { folder in
      let clock = TestClock()
      let app = try make(folder, clock)
      let visitor = newcomer(reading: "en")
      let words = app.flavor.localization(for: visitor)
      let declared = app.flavor.requiredBehaviors(
        ModuleContext(visitor: visitor, flavor: app.flavor)
      ).map { "\(type(of: $0))" }
      if let required { #expect(declared == required) }

      var seen: [String: Set<[String]>] = [:]
      var diary: [String] = []
      var turns: [String: Int] = [:]
      func isAllSeen() -> Bool {
        known.allSatisfy { name in seen.keys.contains { name.matches($0) } }
      }
      // After a visitor has paid and declined all requests no payment is left: then a new visitor continues, and first
      // tries what the others have tried least.
      for round in 0..<4 where round == 0 || !isAllSeen() {
        let host = try await TestHost.open(
          app, visitor: round == 0 ? visitor : newcomer(reading: "en"), clock: clock)
        var explorer = Explorer(host, isEndless: isEndless, turns: turns) {
          Self.text(for: $0, search: search, account: account, words)
        }
        try await explorer.explore(steps: 300) { found in
          known.allSatisfy { name in
            found.contains { name.matches($0) } || seen.keys.contains { name.matches($0) }
          }
        }
        turns = explorer.turns
        if lockScreen != nil {
          try await host.advance(by: Self.expiry)
          try await explorer.look()
        }
        seen.merge(explorer.seen) { $0.union($1) }
        diary += explorer.diary
        try await host.close()
      }

      if let lastly {
        let host = try await TestHost.open(app, visitor: newcomer(reading: "en"), clock: clock)
        try await lastly(Somebody(host: host, words: words))
        var explorer = Explorer(host, isEndless: isEndless) { _ in nil }
        try await explorer.look()
        seen.merge(explorer.seen) { $0.union($1) }
        try await host.close()
      }

      // A window with nothing to hide, as of a visitor who has not signed in, does not lock.
      if let lockScreen { #expect(seen[lockScreen] != nil) }
      let missed = known.filter { name in !seen.keys.contains { name.matches($0) } }.sorted()
      #expect(
        missed.isEmpty, "never seen: \(missed), having done:\n\(diary.joined(separator: "\n"))")
      let strangers = seen.keys.filter { screen in
        screen != "locked" && !known.contains { $0.matches(screen) }
      }
      #expect(strangers.isEmpty, "not found in the sources: \(strangers)")
      for (screen, lists) in seen {
        for behaviors in lists {
          #expect(
            Array(behaviors.prefix(declared.count)) == declared, "on the screen \"\(screen)\"")
        }
      }
    }
  }

  /// Returns a plausible text for a field.
  private static func text(
    for field: FieldContent, search: String, account: String, _ words: Localization
  ) -> String? {
    switch field.label {
    case words.text(PaymentsWords.cardNumber): Paying.cardNumber
    case words.text(PaymentsWords.cardExpiry): "12/39"
    case words.text(PaymentsWords.cardCode): Paying.securityCode
    case words.text(PaymentsWords.cardHolder): Paying.holder
    case words.text(LockWords.pin), words.text(LockWords.again): "2580"
    case words.text(OwnField.postcode): "28013"
    case words.text(LockDelivery.Words.pin), words.text(LockDelivery.Words.again): "2580"
    case words.text(AccountWords.formSearch), words.text(AccountWords.formSearchAsk): search
    default:
      switch field.kind {
      case .search: search
      case .number: "1"
      case .email: "\(account)@example.com"
      case .password: "casa-2026"
      default: "Ada"
      }
    }
  }
}

/// An app whose outbox does not run.
private struct UnsentApp: App {
  let app: any App
  var flavor: Flavor { app.flavor }
  var clock: any Clock<Duration> { app.clock }
  var now: @Sendable () -> Date { app.now }
  func makeCoordinator(_ context: ModuleContext) -> any Coordinator { app.makeCoordinator(context) }
}
