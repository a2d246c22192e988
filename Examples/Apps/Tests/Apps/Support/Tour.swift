import CompanyKit
import Foundation
import Gallery
import HomeownerApp
import MoviesApp
import OwnRequestsModel
import ProApp
import SillarData
import SillarTesting
import TestServers
import Testing
import TriviaApp
import Work
import WorkInfra

@testable import AccountDelivery
@testable import CatalogDelivery
@testable import FindRequestsDelivery
@testable import LockDelivery
@testable import OwnRequestsDelivery
@testable import PaymentsDelivery
@testable import QuotesKit
@testable import SignInDelivery
@testable import Sillar
@testable import SillarHost
@testable import WorkDelivery

/// An app, and what an ``Explorer`` needs to see all of its screens.
struct Tour: Sendable, CustomTestStringConvertible {
  static let expiry = Duration.seconds(300)

  let name: String
  /// The folders with the sources of the app's screens.
  let folders: [String]
  /// The names of screens in these folders that the app does not show.
  var others: Set<String> = []
  /// The text for a search.
  var search = ""
  /// The account to sign in with.
  var account = "ada"
  /// The names of screens with rows or cards that are links.
  var linked: Set<String> = []
  /// The name of the screen that a window shows when it locks; nil if it does not.
  var lockScreen: String?
  /// Returns true for the name of a screen whose work may never end.
  var isEndless: @Sendable (String) -> Bool = { _ in false }
  /// The steps of a new visitor to a screen that the walk may miss.
  var lastly: (@Sendable (Somebody) async throws -> Void)?
  let make: @Sendable (_ folder: URL, _ clock: TestClock) throws -> any App

  var testDescription: String { name }

  func known() throws -> Set<ScreenNames.Name> {
    try ScreenNames.all(in: folders, besides: others)
  }

  static let market = shop("Market", lockScreen: "locked") {
    try Brand.market.make(in: $0, clock: $1, providers: [ExpiresAfter(expiry)])
  }

  /// All apps.
  static let all = [
    market, marketArgentina, cornerShop, wallet, homeowner, pro, trivia, movies, gallery,
  ]

  static let marketArgentina = shop("Market Argentina") {
    try AppsTests.marketArgentina(in: $0, clock: $1)
  }

  static let cornerShop = shop("Corner Shop") { try AppsTests.cornerShop(in: $0, clock: $1) }

  private static func shop(
    _ name: String, lockScreen: String? = nil,
    _ make: @escaping @Sendable (URL, TestClock) throws -> any App
  ) -> Tour {
    Tour(
      name: name,
      folders: ["Catalog", "Payments", "SignIn"].map { "Examples/\($0)/Delivery" },
      search: "moka", linked: ["shop", "product"], lockScreen: lockScreen,
      lastly: chooseNewCard,
      make: make)
  }

  static let wallet = Tour(
    name: "Wallet",
    folders: ["Account", "Payments", "SignIn", "Lock"].map { "Examples/\($0)/Delivery" },
    search: "lu", linked: ["account-home", "activity", "requests"], lockScreen: "pin"
  ) { try Brand.wallet.make(in: $0, clock: $1, providers: [ExpiresAfter(expiry)]) }

  static let homeowner = quotes(
    "Homeowner", .homeowner, ["OwnRequests"], account: "ana", linked: ["own-requests", "chats"],
    lastly: rateDoneWork)
  static let pro = quotes(
    "Pro", .professional, ["FindRequests"], account: "carla",
    linked: ["find-requests", "chats"], lastly: signOutWithUnsentWork)

  /// The outbox does not run here: all changes stay unsent, and the screens show them waiting.
  private static func quotes(
    _ name: String, _ role: Role, _ modules: [String], account: String, linked: Set<String>,
    lastly: (@Sendable (Somebody) async throws -> Void)? = nil
  ) -> Tour {
    Tour(
      name: name,
      folders: (modules + ["Quotes", "Chat", "Photos", "Unsent"]).map {
        "Examples/Quotes/\($0)/Delivery"
      } + ["Examples/SignIn/Delivery", "Examples/Apps/Quotes/Kit"],
      others: ["account-badge"], search: "28", account: account, linked: linked,
      lockScreen: "locked",
      isEndless: { $0 == "sign-out" },
      lastly: lastly,
      make: { folder, clock in
        let app = try role.makeApp(
          in: folder, api: suiteBackend(), clock: clock,
          providers: [ExpiresAfter(expiry), ShownDemoAccounts()])
        let (homeowner, pro) = (app as? HomeownerApp, app as? ProApp)
        try #require(homeowner?.services ?? pro?.services).work.outbox.holdCommands()
        return app
      })
  }

  static let trivia = Tour(name: "Trivia", folders: ["Examples/Trivia/Delivery"]) { folder, clock in
    try TriviaApp(
      apiURL: suiteBackend(), dataDirectory: folder, clock: clock, now: clock.wallClock)
  }

  static let movies = Tour(
    name: "Movies", folders: ["Examples/Movies/Delivery"], search: "matrix", linked: ["home"]
  ) { folder, clock in
    let tmdb = try suiteBackend().appending(path: "tmdb")
    return try MoviesApp(
      apiURL: tmdb, imagesURL: tmdb, dataDirectory: folder, now: clock.wallClock, clock: clock,
      logger: silent)
  }

  static let gallery = Tour(
    name: "Gallery", folders: ["Tests/Gallery"], search: "x", isEndless: { _ in true },
    make: { _, clock in try GalleryApp(clock: clock) })

  /// Buys with a new card; a walk may have paid for everything before it comes to that choice.
  @Sendable private static func chooseNewCard(_ shopper: Somebody) async throws {
    try await shopper.host.enter(shopper.words)
    let shopping = Shopping(host: shopper.host, words: shopper.words)
    try await shopping.find("moka", expecting: "Six-cup moka pot")
    try await shopping.buy()
    try await shopper.host.tap(shopper.words.text(PaymentsWords.newCard))
    try await shopper.host.see(shopper.words.text(PaymentsWords.cardTitle))
  }

  /// Rates work that is done; a walk misses it when it opens other requests than that one.
  @Sendable private static func rateDoneWork(_ ana: Somebody) async throws {
    try await ana.signIn(as: "ana")
    try await ana.host.tap("Revisión de la caldera antes del frío")
    try await ana.tap(OwnAction.markDone)
    try await ana.tap(OwnAction.rate)
    try await ana.see(OwnWords.rateAdvice)
  }

  /// Signs out with unsent work, which shows a confirmation; a walk may miss it, as it depends on earlier steps.
  @Sendable private static func signOutWithUnsentWork(_ carla: Somebody) async throws {
    try await carla.signIn(as: "carla")
    try await carla.host.choose(carla.words.text(FindWords.own))
    try await carla.host.tap("El grifo de la cocina gotea")
    try await carla.tap(FindWords.makeAnotherOffer)
    try await Offering().write(carla)
    try await carla.see(SharedWords.waiting)
    try await carla.signOut()
    try await carla.see(SignInWords.unsentTitle)
  }
}

extension Tour {
  /// The findings of a walk.
  struct Walk {
    /// The behaviors of each screen, by its name.
    var seen: [String: Set<[String]>] = [:]
    /// The screens with elements that are links, and the links that lead elsewhere than the tap.
    var linked: Set<String> = []
    var strays: [String] = []
    /// The taps that led to another screen without saying so before.
    var surprises: Set<String> = []
    /// The actions, for error messages.
    var diary: [String] = []
  }

  /// Walks through the app until all its screens were seen.
  ///
  /// After a visitor has paid and declined all requests no payment is left: then a new visitor continues, and first tries
  /// what the others have tried least.
  ///
  /// - Parameters:
  ///   - folder: The folder of the app's data.
  ///   - comeback: Opens the window again on each screen; nil to only look.
  func walk(
    through app: any App, _ clock: TestClock, in folder: URL, comeback: Comeback? = nil
  ) async throws -> Walk {
    // The lock belongs to the session, and not to the window.
    let lockScreen = comeback == nil ? lockScreen : nil
    let known = try known().filter { name in
      comeback == nil || self.lockScreen.map { name.matches($0) } != true
    }
    let words = app.flavor.localization(for: newcomer(reading: "en"))
    var walk = Walk()
    var turns: [String: Int] = [:]
    func isAllSeen() -> Bool {
      known.allSatisfy { name in walk.seen.keys.contains { name.matches($0) } }
    }
    for round in 0..<4 where round == 0 || !isAllSeen() {
      let host = try await TestHost.open(app, visitor: newcomer(reading: "en"), clock: clock)
      var explorer = Explorer(
        host, titles: words.titles, isEndless: isEndless, turns: turns, comeback: comeback
      ) { text(for: $0, words) }
      try await explorer.explore(steps: 300) { found in
        known.allSatisfy { name in
          found.contains { name.matches($0) } || walk.seen.keys.contains { name.matches($0) }
        }
      }
      turns = explorer.turns
      if lockScreen != nil {
        try await explorer.host.advance(by: Self.expiry)
        try await explorer.look()
      }
      walk.seen.merge(explorer.seen) { $0.union($1) }
      walk.linked.formUnion(explorer.linked)
      walk.strays += explorer.strays
      walk.surprises.formUnion(explorer.surprises)
      walk.diary += explorer.diary
      try await explorer.host.close()
    }

    if let lastly {
      // The other one may be offline at the end of the walk, in which its clock has overtaken requests.
      let clock = TestClock()
      let app = try make(folder.appending(path: "lastly"), clock)
      let host = try await TestHost.open(app, visitor: newcomer(reading: "en"), clock: clock)
      try await lastly(Somebody(host: host, words: words))
      var explorer = Explorer(
        host, titles: words.titles, isEndless: isEndless, comeback: comeback
      ) { _ in nil }
      try await explorer.look()
      walk.seen.merge(explorer.seen) { $0.union($1) }
      try await explorer.host.close()
    }
    // A window with nothing to hide, as of a visitor who has not signed in, does not lock.
    if let lockScreen { #expect(walk.seen[lockScreen] != nil) }
    let missed = known.filter { name in !walk.seen.keys.contains { name.matches($0) } }.sorted()
    #expect(
      missed.isEmpty, "never seen: \(missed), having done:\n\(walk.diary.joined(separator: "\n"))")
    return walk
  }

  /// Returns a plausible text for a field.
  private func text(for field: FieldContent, _ words: Localization) -> String? {
    switch field.label {
    case words.text(PaymentsWords.cardNumber): Paying.cardNumber
    case words.text(PaymentsWords.cardExpiry): "12/39"
    case words.text(PaymentsWords.cardCode): Paying.securityCode
    case words.text(PaymentsWords.cardHolder): Paying.holder
    case words.text(OwnField.postcode): "28013"
    case words.text(LockWords.pin), words.text(LockWords.again): "2580"
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

extension Localization {
  /// The texts without values in them.
  var titles: Set<String> {
    Set(
      tables.values.joined().flatMap(\.entries.values).compactMap { entry in
        guard case .text(let template) = entry, template.names.isEmpty else { return nil }
        return template.filled([:])
      })
  }
}
