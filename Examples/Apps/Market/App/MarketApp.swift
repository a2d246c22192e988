import CatalogDelivery
public import CatalogInfra
import CatalogModel
import CompanyKit
public import Foundation
public import Logging
import PaymentsDelivery
import PaymentsInfra
import PaymentsModel
public import Sillar

/// Market as its users know it: things to buy, and the one place where Catalog and Payments meet.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> MarketApp {
///   try MarketApp(
///     configuration: MarketApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public struct MarketApp: App {
  public static let version = "1.0.0"
  /// What the app is built of.
  public static let modules = [CatalogModule.module, PaymentsModule.module]

  public let flavor: Flavor
  private let company: Company
  private let catalog: CatalogInfraFactory
  private let payments: PaymentsInfraFactory
  public let clock: any Clock<Duration>
  public let now: @Sendable () -> Date

  /// What the app is configured with.
  ///
  /// - Parameter providers: Must set `APIURL` and `DataFolder`. They come after the app's resources, so what they say
  ///   holds.
  /// - Throws: `ConfigurationError` naming all that is wrong.
  public static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration
  {
    try Configuration(
      flavor: "Market", modules: modules, declarations: Company.declarations,
      providers: [ResourceConfiguration(resources, name: "Market's resources")] + providers)
  }

  private static let resources = Bundle.module.bundleURL.appending(path: "Resources")

  /// - Parameter clock: Measures timeouts, waits and inactivity.
  /// - Throws: An error that names what does not fit together, or that the folder cannot be used.
  public init(
    configuration: Configuration, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "market")
  ) throws {
    let api = try configuration.require(APIURL.self)
    let folder = try configuration.require(DataFolder.self)
    catalog = try CatalogInfraFactory(
      apiURL: api.appending(path: "market"), dataDirectory: folder, now: now, clock: clock,
      logger: logger)
    payments = try PaymentsInfraFactory(
      apiURL: api.appending(path: "payments"), dataDirectory: folder, now: now, clock: clock,
      logger: logger)
    company = Company(
      configuration: configuration, connectivity: [catalog.connectivity, payments.connectivity],
      clock: clock, logger: logger)
    flavor = try Flavor(
      name: "Market", version: Self.version,
      summary: "Well-made things for the house, delivered by people who like them.",
      languages: ["en", "es"], modules: Self.modules, resources: Self.resources,
      configuration: configuration, requiredBehaviors: company.requiredBehaviors)
    self.clock = clock
    self.now = now
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    MarketCoordinator(
      payments: { onLinkFinish in
        var context = context
        context.reconnection = payments.reconnection
        return PaymentsCoordinator(
          context, actions: payments.actions(for: PaymentsModel.CustomerID(context.visitor.id)),
          onLinkFinish: onLinkFinish)
      },
      catalog: { pay, showReceipt in
        var context = context
        context.reconnection = catalog.reconnection
        return CatalogCoordinator(
          context,
          actions: catalog.actions(
            for: CatalogModel.CustomerID(rawValue: context.visitor.id), language: context.language),
          pay: pay, showReceipt: showReceipt)
      })
  }

  public func run() async { await company.run() }

  /// The pictures of products, for a host to serve.
  public var pictures: CatalogPictures { catalog.pictures }
}
