import AccountDelivery
import AccountInfra
import AccountModel
import CompanyKit
public import Foundation
public import Logging
import PaymentsDelivery
import PaymentsInfra
import PaymentsModel
public import Sillar
import SillarConfiguration

/// Wallet, an app for the balance and transfers of a customer: here Account and Payments meet.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> WalletApp {
///   try WalletApp(
///     configuration: WalletApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public struct WalletApp: App {
  public static let version = "1.0.0"
  /// The app's modules.
  public static let modules = [AccountModule.module, PaymentsModule.module(slots)]
  private static let slots = PaymentsSlots(kinds: [
    PayableKind("transfer") { _ in AccountModule.transferTitle },
    PayableKind("request") { _ in AccountModule.requestTitle },
  ])

  public let flavor: Flavor
  private let company: Company
  private let account: AccountInfraFactory
  private let payments: PaymentsInfraFactory
  public let clock: any Clock<Duration>
  public let now: @Sendable () -> Date

  /// Returns the app's configuration.
  ///
  /// - Parameter providers: Must set `APIURL` and `DataFolder`. They override the app's resources.
  /// - Throws: A `ConfigurationError` that lists all problems.
  public static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration
  {
    try Configuration(
      flavor: "Wallet", modules: modules, declarations: Company.declarations,
      providers: [ResourceConfiguration(resources, name: "Wallet's resources")] + providers)
  }

  private static let resources = Bundle.module.bundleURL.appending(path: "Resources")

  /// - Parameter clock: Measures timeouts, waits and inactivity.
  /// - Throws: An error that names the mismatch, or an error if the folder cannot be used.
  public init(
    configuration: Configuration, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "wallet")
  ) throws {
    let api = try configuration.require(APIURL.self)
    let folder = try configuration.require(DataFolder.self)
    account = try AccountInfraFactory(
      apiURL: api.appending(path: "wallet"), dataDirectory: folder, now: now, clock: clock,
      logger: logger)
    payments = try PaymentsInfraFactory(
      apiURL: api.appending(path: "payments"), dataDirectory: folder, now: now, clock: clock,
      logger: logger)
    company = Company(
      configuration: configuration, connectivity: [account.connectivity, payments.connectivity],
      clock: clock, logger: logger)
    flavor = try Flavor(
      name: "Wallet", version: Self.version,
      summary: "Keep money, send it to people, and see where it went.",
      languages: ["en", "es"], modules: Self.modules, resources: Self.resources,
      configuration: configuration, requiredBehaviors: company.requiredBehaviors)
    self.clock = clock
    self.now = now
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    var (accountContext, paymentsContext) = (context, context)
    accountContext.reconnection = account.reconnection
    paymentsContext.reconnection = payments.reconnection
    let customer = context.visitor.id
    let paying = payments.actions(for: PaymentsModel.CustomerID(customer))
    return WalletCoordinator(
      accountContext, account: account.actions(for: AccountModel.CustomerID(customer))
    ) { [paymentsContext] receiptSection, onLinkFinish in
      PaymentsCoordinator(
        paymentsContext, slots: Self.slots, actions: paying, receiptSection: receiptSection,
        onLinkFinish: onLinkFinish)
    }
  }

  public func run() async { await company.run() }
}
