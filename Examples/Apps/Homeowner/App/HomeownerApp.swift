import CompanyKit
public import Foundation
public import OwnRequestsDelivery
import OwnRequestsInfra
public import QuotesKit
public import SignInDelivery
public import SignInInfra
public import Sillar
import SillarData
public import Work
public import WorkInfra

/// Homeowner, the app for homeowners: their requests for work, the offers, and the professionals.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> HomeownerApp {
///   try HomeownerApp(
///     configuration: HomeownerApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public typealias HomeownerApp = QuotesApp<Homeowner>

public struct Homeowner: QuotesSide {
  public static let name = "Homeowner"
  public static let version = "1.0.0"
  public static let resources = Bundle.module.bundleURL.appending(path: "Resources")
  public static let accounts = Accounts.homeowners
  public static let demoAccounts: [DemoAccount] = [
    .example("Ana Ruiz", "ana"), .example("Ben Carter", "ben"),
  ]
  public static let module = OwnRequestsModule.module
  public static let parts: [any WorkPart] = [OwnRequestsPart()]

  private let service: WorkService
  private let requests: OwnRequestsInfraFactory

  public init(service: WorkService) {
    self.service = service
    requests = OwnRequestsInfraFactory(service: service)
  }

  public func makeModules(_ shared: SharedModules) -> AppModules {
    let own = OwnRequestsCoordinator(
      shared.context, requests: requests.requests(of: shared.person),
      drafts: requests.drafts(of: shared.person), ways: shared)
    return AppModules(
      own, request: own.show, edits: [.changed: own.show], answers: own.answerSection)
  }

  public func notices(
    of person: Person, besides shared: AsyncStream<[Notice]>
  ) -> AsyncStream<[Notice]> {
    Notice.all(
      shared,
      OwnRequestsModule.notices(
        of: requests.requests(of: person), retrying: service.remote.connectivity))
  }
}

extension SharedModules: OwnRequestsWays {}
