import CompanyKit
import CornerShopApp
import Foundation
import MarketApp
import ShopsKit
import SignInInfra
import SignInModel
import Sillar
import SillarData
import SillarModel
import TestServers
import WalletApp

@testable import SignInDelivery

/// The apps that people sign in to.
enum AppWithMembers: String, CaseIterable, Sendable {
  case homeowner, pro, market, cornerShop, wallet

  /// An account of the demonstration.
  var account: String { self == .pro ? "carla" : "ana" }
  /// The beginning of the account's name.
  var name: String { self == .pro ? "Carla" : "Ana Ruiz" }

  func make(in folder: URL, api: URL) throws -> any App {
    let places: [any ConfigurationProvider] = [Places(apiURL: api, dataFolder: folder)]
    return switch self {
    case .homeowner: try Role.homeowner.makeApp(in: folder, api: api)
    case .pro: try Role.professional.makeApp(in: folder, api: api)
    case .market:
      try MarketApp(configuration: MarketApp.configuration(places), logger: silent)
    case .cornerShop:
      try CornerShopApp(configuration: CornerShopApp.configuration(places), logger: silent)
    case .wallet:
      try WalletApp(
        configuration: WalletApp.configuration([Unlocked()] + places), logger: silent)
    }
  }

  /// Serves the app on a backend of its own.
  func serve(_ test: @Sendable (ServedMembers) async throws -> Void) async throws {
    try await withBackend { api in
      try await withFolder { folder in
        let app = try make(in: folder.appending(path: rawValue), api: api)
        try await ServedApp.run(app, in: folder.appending(path: "host")) { served in
          try await test(
            ServedMembers(
              kind: self, served: served, browser: FormBrowser(port: served.port), api: api,
              elsewhere: folder.appending(path: "elsewhere"),
              signIn: app.flavor.localization(for: newcomer(reading: "en"))
                .text(SignInWords.signIn)))
        }
      }
    }
  }
}

/// An app that is served, with a member's browser.
struct ServedMembers: Sendable {
  let kind: AppWithMembers
  let served: ServedApp
  let browser: FormBrowser
  let api: URL
  /// The folder of another program with the same accounts.
  let elsewhere: URL
  /// The title of the button that signs in.
  let signIn: String

  /// Signs in where a link to a screen has shown the form. Returns the page of that screen.
  func signIn(at path: String) async throws -> FormBrowser.Page {
    let form = try await browser.page(path)
    return try await browser.post(
      form,
      [
        form.field(ofType: "email"): "\(kind.account)@example.com",
        form.field(ofType: "password"): "casa-2026",
      ], press: form.button(signIn))
  }

  /// Ends all sessions of the account at the service, as its owner does in another program.
  func signOutElsewhere() async throws {
    let factory = try SignInInfraFactory(
      service: RemoteService(
        at: api.appending(path: "accounts"), folder: elsewhere, work: AppWork(), logger: silent))
    let session = factory.session(of: "elsewhere", for: .all)
    _ = try await session.signIn(
      Credentials(
        email: "\(kind.account)@example.com", password: Concealed("casa-2026"),
        key: UUID().uuidString)
    ) { _ in true }
    try await session.signOutEverywhere()
  }
}

/// Waits, in real time, for what is read from a file.
func until(_ isSo: () async throws -> Bool) async throws {
  while try await !isSo() {
    try Task.checkCancellation()
    await Task.yield()
  }
}
