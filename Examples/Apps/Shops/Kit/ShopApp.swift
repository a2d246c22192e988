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
  private let company: Company
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
    let logger = logger ?? Logger(label: Brand.name.lowercased())
    let api = try configuration.require(APIURL.self)
    let folder = try configuration.require(DataFolder.self)
    self.signIn = try CompanySignIn(
      configuration: configuration, databases: databases, sharing: signIn, clock: clock, now: now,
      logger: logger)
    let access = self.signIn.factory.sessions.access
    catalog = try CatalogInfraFactory(
      apiURL: api.appending(path: "market"), payee: Brand.payee, dataDirectory: folder,
      databases: databases,
      access: access, client: { Visitor.current?.address }, now: now, clock: clock, logger: logger)
    payments = try PaymentsInfraFactory(
      apiURL: api.appending(path: "payments"), dataDirectory: folder, databases: databases,
      access: access, now: now,
      clock: clock, logger: logger)
    flags = .ofShop(configuration, in: folder, clock: clock, logger: logger)
    company = try Company(
      configuration: configuration, databases: databases,
      connectivity: [catalog.connectivity, payments.connectivity], clock: clock, now: now,
      logger: logger)
    flavor = try Flavor(
      name: Brand.title, version: Brand.version,
      languages: languages ?? Brand.languages, modules: Self.modules,
      resources: resources ?? Brand.resources, over: Brand.base, configuration: configuration,
      requiredBehaviors: company.requiredBehaviors)
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
        var context = context
        context.reconnection = payments.reconnection
        return PaymentsCoordinator(
          context, slots: Brand.payments, actions: payments.actions(for: context.visitor.id),
          onLinkFinish: onLinkFinish)
      },
      catalog: { pay, showReceipt, door in
        var context = context
        context.reconnection = catalog.reconnection
        return CatalogCoordinator(
          context, actions: catalog.actions(for: context.visitor.id, language: context.language),
          pay: pay, showReceipt: showReceipt, door: door)
      })
  }

  public func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask { await company.run() }
      group.addTask { await signIn.run() }
      group.addTask { await catalog.run() }
      group.addTask { await payments.run() }
      if let flags { group.addTask { await flags.run() } }
      group.addTask {
        await signIn.forgetSignedOut { try await catalog.forgetAccounts(except: $0) }
      }
    }
  }

  /// The sessions of visitors, for another app of this program.
  public var sessions: SignInInfraFactory { signIn.factory }

  /// The pictures of products, for a host to serve.
  public var pictures: CatalogPictures { catalog.pictures }
}
