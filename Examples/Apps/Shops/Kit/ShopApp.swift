import CatalogDelivery
public import CatalogInfra
import CatalogModel
public import CompanyKit
public import Foundation
public import Logging
import PaymentsDelivery
import PaymentsInfra
import PaymentsModel
import SignInDelivery
public import SignInInfra
import SignInModel
public import Sillar
import SillarConfiguration
public import SillarData

/// The app of a shop brand: only here Catalog and Payments meet.
///
/// ```swift
/// func makeShop(api: URL, folder: URL) throws -> ShopApp<Kiosk> {
///   try ShopApp(configuration: ShopApp<Kiosk>.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public struct ShopApp<Brand: ShopBrand>: MemberApp {
  public static var version: String { Brand.version }
  public static var modules: [Module] {
    [CatalogModule.module] + accountModules + Brand.ownModules
  }

  /// The modules whose screens all need an account.
  private static var accountModules: [Module] {
    [PaymentsModule.module(Brand.payments), SignInModule.module]
  }

  public let flavor: Flavor
  public let clock: any Clock<Duration>
  public let now: @Sendable () -> Date
  public let signIn: CompanySignIn
  private let catalog: CatalogInfraFactory
  private let payments: PaymentsInfraFactory
  private let flags: RemoteFlags?

  /// Returns the app's configuration.
  ///
  /// - Parameter providers: Must set `APIURL` and `DataFolder`. They override the app's resources.
  /// - Throws: An error that lists all problems.
  public static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration
  {
    try configuration(providers, resources: Brand.resources)
  }

  /// Returns the configuration with another folder of resources, for tests.
  public static func configuration(
    _ providers: [any ConfigurationProvider], resources: URL
  ) throws -> Configuration {
    var own: [any ConfigurationProvider] = [
      ResourceConfiguration(resources, name: "\(Brand.name)'s resources")
    ]
    if let base = Brand.base {
      own.insert(ResourceConfiguration(base, name: "what lies under \(Brand.name)'s"), at: 0)
    }
    return try Configuration(
      flavor: Brand.name, modules: modules,
      declarations: Company.declarations + [
        ConfigurationDeclaration(FlagsURL.self, neededBy: Brand.name)
      ],
      providers: own + providers
    ).listingShopFlags
  }

  /// - Parameters:
  ///   - databases: Opens the databases of what must not be lost.
  ///   - signIn: The sessions of another app of this program, whose visitors are also this app's; nil for own ones.
  ///   - clock: Measures timeouts, waits and inactivity.
  ///   - resources: Another folder of resources, for tests.
  /// - Throws: An error that names the mismatch, or an error if the folder cannot be used.
  public init(
    configuration: Configuration, databases: any Databases = LocalDatabases(),
    sharing signIn: SignInInfraFactory? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger? = nil,
    resources: URL? = nil, languages: [String]? = nil
  ) throws {
    let company = try Company(
      configuration: configuration, databases: databases, clock: clock, now: now,
      logger: logger ?? Logger(label: Brand.name.lowercased()))
    let sessions = try CompanySignIn(company, sharing: signIn)
    let access = sessions.factory.sessions.access
    let catalog = try CatalogInfraFactory(
      service: company.service("market"), payee: Brand.payee, access: access)
    let payments = try PaymentsInfraFactory(service: company.service("payments"), access: access)
    sessions.whenSignedOut { try await catalog.forgetAccounts(except: $0) }
    flags = .ofShop(configuration, company)
    (self.signIn, self.catalog, self.payments) = (sessions, catalog, payments)
    flavor = try Flavor(
      name: Brand.title, version: Brand.version,
      languages: languages ?? Brand.languages, modules: Self.modules,
      resources: resources ?? Brand.resources, over: Brand.base, configuration: configuration,
      work: company.work,
      requiredBehaviors: {
        company.requiredBehaviors($0, services: [catalog.service, payments.service])
      })
    self.clock = clock
    self.now = now
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    var context = context
    let sessions = signIn.session(of: context.visitor, for: .all)
    if let flags {
      let visitor = context.visitor.id
      context.flags = { flags.applied(to: $0, for: sessions.person?.id.rawValue ?? visitor) }
    }
    return ShopCoordinator(
      context, sessions: sessions,
      demoAccounts: [.example("Ana Ruiz", "ana"), .example("Ben Carter", "ben")],
      accountModules: Self.accountModules,
      payments: { onLinkFinish in
        PaymentsCoordinator(
          context.retrying(payments.service.connectivity), slots: Brand.payments,
          actions: payments.actions(for: context.visitor.id), onLinkFinish: onLinkFinish)
      },
      catalog: { pay, showReceipt, door in
        CatalogCoordinator(
          context.retrying(catalog.service.connectivity),
          actions: catalog.actions(for: context.visitor.id, language: context.language),
          pay: pay, showReceipt: showReceipt, door: door)
      })
  }

  /// The sessions of visitors, for another app of this program.
  public var sessions: SignInInfraFactory { signIn.factory }

  /// The pictures of products, for a host to serve.
  public var pictures: CatalogPictures { catalog.pictures }
}
