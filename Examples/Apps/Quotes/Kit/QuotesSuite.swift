import ChatDelivery
import CompanyKit
public import Foundation
public import Logging
import PhotosDelivery
import PhotosInfra
import QuotesDelivery
import RequestDetailDelivery
import RequestsDelivery
import SignInDelivery
import SignInInfra
public import Sillar
import UnsentDelivery
public import Work
import WorkDelivery
import WorkInfra

/// What Homeowner and Pro are both made of; which of the two it is, the role says.
///
/// ```swift
/// func makeSuite(_ configuration: Configuration) throws -> QuotesSuite {
///   try QuotesSuite(role: .homeowner, configuration: configuration)
/// }
/// ```
public struct QuotesSuite: Sendable {
  public static let modules = [
    WorkModule.module, SignInModule.module, RequestsModule.module, RequestDetailModule.module,
    QuotesModule.module,
    ChatModule.module, PhotosModule.module, UnsentModule.module, HomeModule.module,
  ]

  let role: Role
  let services: QuotesServices
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  private let company: Company

  /// - Parameters:
  ///   - role: Of the people whom the app is for.
  ///   - clock: Measures timeouts, waits and inactivity.
  /// - Throws: That the folder cannot be used.
  public init(
    role: Role, configuration: Configuration, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "quotes")
  ) throws {
    self.role = role
    self.clock = clock
    self.now = now
    services = try QuotesServices(
      configuration: configuration, clock: clock, now: now, logger: logger)
    company = Company(
      configuration: configuration, connectivity: services.connectivity, clock: clock,
      logger: logger)
  }

  /// The photos that visitors may see.
  public var photos: VisitorPhotos {
    VisitorPhotos(pictures: services.photos.pictures, sessions: services.signIn.sessions)
  }

  /// What every screen has.
  @Sendable public func requiredBehaviors(_ context: ModuleContext) -> [any Behavior] {
    company.requiredBehaviors(context)
  }

  /// The graph of one window.
  public func makeCoordinator(
    for visitor: Visitor, navigator: Navigator, words: Localization, configuration: Configuration
  ) -> any Coordinator {
    let actions = services.signIn.actions(
      for: visitor.id, role: role, unsent: OutboxUnsentWork(services.work.outbox))
    let options = SignInOptions(configuration, demoAccounts: DemoAccounts.all(role))
    return GateCoordinator(actions: actions) { onSignedIn, onSignedOut in
      SignInCoordinator(
        navigator: navigator, actions: actions, words: words, options: options, clock: clock,
        onSignedIn: onSignedIn, onSignedOut: onSignedOut)
    } inside: { person, signIn in
      InsideCoordinator(
        person: person, suite: self, navigator: navigator.branch(), words: words, signIn: signIn)
    }
  }

  /// What the app does besides its windows.
  public func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask { await services.run() }
      group.addTask { await company.run() }
    }
  }
}
