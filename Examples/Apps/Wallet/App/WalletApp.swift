import AccountDelivery
import AccountInfra
import AccountModel
public import CompanyKit
public import Foundation
import LockDelivery
import LockInfra
import LockModel
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

/// Wallet, an app for the balance and transfers of a customer: here Account and Payments meet, behind SignIn.
///
/// ```swift
/// func makeApp(api: URL, folder: URL) throws -> WalletApp {
///   try WalletApp(
///     configuration: WalletApp.configuration([Places(apiURL: api, dataFolder: folder)]))
/// }
/// ```
public struct WalletApp: MemberApp {
  public static let version = "1.0.0"
  /// The app's modules.
  public static let modules = [
    AccountModule.module, PaymentsModule.module(slots), SignInModule.module, LockModule.module,
  ]
  private static let slots = PaymentsSlots(kinds: [
    PayableKind("transfer") { _ in AccountModule.transferTitle },
    PayableKind("request") { _ in AccountModule.requestTitle },
  ])

  public let flavor: Flavor
  private let company: Company
  public let signIn: CompanySignIn
  private let account: AccountInfraFactory
  private let payments: PaymentsInfraFactory
  private let lock: LockInfraFactory
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

  /// - Parameters:
  ///   - databases: Opens the databases of what must not be lost.
  ///   - signIn: The sessions of another app of this program, whose visitors are also this app's; nil for own ones.
  ///   - clock: Measures timeouts, waits and inactivity.
  /// - Throws: An error that names the mismatch, or an error if the folder cannot be used.
  public init(
    configuration: Configuration, databases: any Databases = LocalDatabases(),
    sharing signIn: SignInInfraFactory? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "wallet")
  ) throws {
    let company = try Company(
      configuration: configuration, databases: databases, clock: clock, now: now, logger: logger)
    let signIn = try CompanySignIn(company, sharing: signIn)
    let sessions = signIn.factory.sessions
    let account = try AccountInfraFactory(
      service: company.service("wallet"), access: sessions.access)
    let payments = try PaymentsInfraFactory(
      service: company.service("payments"), access: sessions.access)
    let lock = try LockInfraFactory(
      dataDirectory: company.folder, databases: databases, work: company.work)
    signIn.whenSignedOut { try await account.forgetAccounts(except: $0) }
    signIn.whenSignedOut { _ in try await lock.pins.removeEnded { sessions.sessionIDs } }
    (self.company, self.signIn, self.account) = (company, signIn, account)
    (self.payments, self.lock) = (payments, lock)
    flavor = try Flavor(
      name: "Wallet", version: Self.version,
      languages: ["en", "es"], modules: Self.modules, resources: Self.resources,
      configuration: configuration, work: company.work,
      requiredBehaviors: { context in
        let session = { sessions.sessionID(of: context.visitor.id) }
        return company.requiredBehaviors(
          context, services: [account.service, payments.service],
          hasContents: { session().map { lock.pins.hasPIN($0) } ?? false }
        ) { open in
          LockModule.lockScreen(
            context, lock.pins, of: session, wayOut: Self.wayOut(context, signIn), onOpened: open)
        }
      })
    self.clock = clock
    self.now = now
  }

  /// A person who has forgotten their PIN signs out.
  private static func wayOut(_ context: ModuleContext, _ signIn: CompanySignIn) -> WayOut {
    let sessions = signIn.session(of: context.visitor, for: .all)
    return WayOut(
      warning: { SignInModule.warning(for: sessions.person) },
      signOut: {
        try await SignInCoordinator(context, sessions: sessions, demoAccounts: demoAccounts)
          .signOutAtOnce()
      })
  }

  private static let demoAccounts = [
    DemoAccount.example("Ana Ruiz", "ana"), .example("Ben Carter", "ben"),
  ]

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    let visitor = context.visitor.id
    return SignInGate(
      context, sessions: signIn.session(of: context.visitor, for: .all),
      demoAccounts: Self.demoAccounts, modules: Self.modules
    ) { [account, payments, company, lock, sessions = signIn.factory.sessions] _, context, signIn in
      if company.locks, let session = sessions.sessionID(of: visitor) {
        LockModule.askForPIN(context, lock.pins, of: session)
      }
      let paying = payments.actions(for: visitor)
      return WalletCoordinator(
        context.retrying(account.service.connectivity), account: account.actions(for: visitor),
        badge: { signIn.makeBadge(showsName: false) }
      ) { receiptSection, onLinkFinish in
        PaymentsCoordinator(
          context.retrying(payments.service.connectivity), slots: Self.slots, actions: paying,
          receiptSection: receiptSection, onLinkFinish: onLinkFinish)
      }
    }
  }

  public func notices(for visitor: String, as account: String?) -> AsyncStream<[Notice]> {
    guard let account, signIn.factory.sessions.person(for: visitor)?.id.rawValue == account else {
      return AsyncStream { $0.finish() }
    }
    return AccountModule.notices(
      of: self.account.actions(for: visitor), retrying: self.account.service.connectivity)
  }
}
