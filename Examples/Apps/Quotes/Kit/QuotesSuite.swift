import ChatDelivery
import ChatInfra
public import CompanyKit
public import Foundation
public import Logging
import PhotosDelivery
import PhotosInfra
import QuotesDelivery
public import SignInDelivery
public import SignInInfra
public import Sillar
public import SillarData
import UnsentDelivery
public import Work
import WorkDelivery
public import WorkInfra

/// The part that Homeowner and Pro share: the service of quotes, signing in, offers, chats, photos, unsent changes.
///
/// ```swift
/// func makeSuite(_ configuration: Configuration) throws -> QuotesSuite {
///   try QuotesSuite(
///     HomeownerApp.modules, for: .homeowners, demoAccounts: [], parts: [OwnRequestsPart()],
///     configuration: configuration)
/// }
/// ```
public struct QuotesSuite: Sendable {
  public static let modules = [
    WorkModule.module, SignInModule.module, QuotesModule.module, ChatModule.module,
    PhotosModule.module, UnsentModule.module, HomeModule.module,
  ]

  public let services: QuotesServices
  private let modules: [Module]
  private let accounts: Accounts
  private let demoAccounts: [DemoAccount]
  private let clock: any Clock<Duration>
  let company: Company

  /// - Parameters:
  ///   - modules: All modules of the app.
  ///   - accounts: The kind of accounts that may sign in.
  ///   - demoAccounts: The demo accounts, shown if the configuration says so.
  ///   - parts: The database tables and commands of the app's own modules.
  ///   - databases: Opens the databases of what must not be lost.
  ///   - clock: Measures timeouts, waits and inactivity.
  /// - Throws: An error when the folder cannot be used.
  public init(
    _ modules: [Module], for accounts: Accounts, demoAccounts: [DemoAccount],
    parts: [any WorkPart], configuration: Configuration,
    databases: any Databases = LocalDatabases(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger = Logger(label: "quotes")
  ) throws {
    self.modules = modules
    self.accounts = accounts
    self.demoAccounts = demoAccounts
    self.clock = clock
    services = try QuotesServices(
      parts: parts, configuration: configuration, databases: databases, clock: clock, now: now,
      logger: logger)
    company = Company(
      configuration: configuration, connectivity: [services.work.connectivity], clock: clock,
      logger: logger)
  }

  /// The photos that each visitor may see.
  public var photos: VisitorPhotos {
    VisitorPhotos(pictures: services.photos.pictures, sessions: services.signIn.factory.sessions)
  }

  /// The behaviors of every screen.
  @Sendable public func requiredBehaviors(_ context: ModuleContext) -> [any Behavior] {
    company.requiredBehaviors(context)
  }

  /// Makes the graph of one window.
  ///
  /// - Parameter own: Makes the app's own modules for a signed-in user.
  public func makeCoordinator(
    _ context: ModuleContext, own: @escaping (SharedModules) -> AppModules
  ) -> any Coordinator {
    let sessions = services.signIn.session(of: context.visitor, for: accounts)
    return SignInGate(
      context, sessions: sessions, unsent: OutboxUnsentWork(services.work.outbox),
      demoAccounts: demoAccounts, modules: modules
    ) { [services, company] member, context, signIn in
      var context = context
      context.reconnection = services.work.reconnection
      return InsideCoordinator(
        Person(member), context, services, showAccount: signIn.showAccount, track: company.track,
        own: own)
    }
  }

  /// The person whom a visitor is signed in as; nil if it is another account than that.
  public func person(of visitor: String, as account: String?) -> Person? {
    let person = services.signIn.factory.sessions.person(for: visitor).map { Person($0) }
    return person?.id.rawValue == account ? person : nil
  }

  /// What waits for a person in the shared modules.
  public func notices(of person: Person) -> AsyncStream<[Notice]> {
    ChatModule.notices(
      of: services.chat.chats(of: person), retrying: services.work.reconnection)
  }

  /// The sessions of the app's visitors.
  public var signIn: CompanySignIn { services.signIn }

  /// Runs the background work of the app; `App.run()` calls it.
  public func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask { await services.run() }
      group.addTask { await company.run() }
    }
  }
}

/// The functions of the shared modules for an app's own modules, for one signed-in user.
public struct SharedModules {
  public let person: Person
  /// The context whose navigator shows the screens of this user, until they sign out.
  public let context: ModuleContext
  /// Shows the chat about a request with a professional.
  public let chat: (RequestID, PersonID) -> Void
  /// Shows an offer.
  public let quote: (QuoteID) -> Void
  /// Shows the list of unsent changes.
  public let unsent: () -> Void
  /// Lets the user choose photos for a request.
  public let pickPhotos: (RequestID) -> Void
  /// Hands over the photos that the user has chosen for a request.
  public let picked: (RequestID) -> AsyncStream<[PhotoID]>
  /// Makes the section at the top of the home: the messages, the account, and a banner for unsent changes.
  public let menu: () -> Screen
  /// Reports an event to the company.
  public let track: (TrackingEvent) -> Void
}

/// The functions of an app's own modules for the shared ones. The coordinator starts with the home, at the address `/`.
public struct AppModules {
  let coordinator: any Coordinator
  let request: (RequestID) -> Void
  let edits: [UnsentChange.Kind: (RequestID) -> Void]
  let answers: (Driver<Quote?>) -> Screen?

  /// - Parameters:
  ///   - request: Shows a request.
  ///   - edits: Let the user edit a command that the service has refused.
  ///   - answers: Makes the section of an offer with the user's possible actions.
  public init(
    _ coordinator: any Coordinator, request: @escaping (RequestID) -> Void,
    edits: [UnsentChange.Kind: (RequestID) -> Void],
    answers: @escaping (Driver<Quote?>) -> Screen? = { _ in nil }
  ) {
    self.coordinator = coordinator
    self.request = request
    self.edits = edits
    self.answers = answers
  }
}
