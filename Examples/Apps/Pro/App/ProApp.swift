import CompanyKit
import FindRequestsDelivery
import FindRequestsInfra
public import Foundation
public import QuotesKit
public import SignInDelivery
public import SignInInfra
public import Sillar
import Work
public import WorkInfra

/// Pro, the app for professionals: the open requests, their own offers, and the homeowners.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> ProApp {
///   try ProApp(
///     configuration: ProApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public typealias ProApp = QuotesApp<Pro>

public struct Pro: QuotesSide {
  public static let name = "Pro"
  public static let version = "1.0.0"
  public static let resources = Bundle.module.bundleURL.appending(path: "Resources")
  public static let accounts = Accounts.professionals
  public static let demoAccounts: [DemoAccount] = [
    .example("Carla Núñez", "carla"), .example("Diego Marín", "diego"),
    .example("Elena Ferrer", "elena"),
  ]
  public static let module = FindRequestsModule.module
  public static let parts: [any WorkPart] = [FindRequestsPart()]

  private let requests: FindRequestsInfraFactory

  public init(service: WorkService) { requests = FindRequestsInfraFactory(service: service) }

  public func makeModules(_ shared: SharedModules) -> AppModules {
    let find = FindRequestsCoordinator(
      shared.context, jobs: requests.jobs(of: shared.person),
      offers: requests.offers(of: shared.person), menu: shared.menu,
      chat: { shared.chat($0, shared.person.id) }, quote: shared.quote, unsent: shared.unsent)
    return AppModules(
      find, request: find.show, edits: [.offered: find.makeOffer], answers: find.anotherOffer)
  }
}
