public import Foundation
public import Logging
public import SignInInfra
public import SignInModel
public import Sillar
import SillarConfiguration
public import SillarData

/// The sessions of an app's visitors. The apps of one program may share them: a visitor of all of them signs in once.
///
/// ```swift
/// func name(_ configuration: Configuration, _ visitor: Visitor) throws -> String? {
///   try CompanySignIn(configuration: configuration, logger: Logger(label: "kiosk"))
///     .factory.sessions.person(for: visitor.id)?.name
/// }
/// ```
public struct CompanySignIn: Sendable {
  public let factory: SignInInfraFactory
  /// False for sessions that another app of the program keeps.
  private let isOwn: Bool

  /// - Parameters:
  ///   - configuration: With `APIURL` and `DataFolder`.
  ///   - databases: Opens the database of who is signed in.
  ///   - shared: The sessions of another app of the same program, which keeps them; nil for own ones.
  /// - Throws: An error if the folder cannot be used.
  public init(
    configuration: Configuration, databases: any Databases = LocalDatabases(),
    sharing shared: SignInInfraFactory? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger
  ) throws {
    isOwn = shared == nil
    factory =
      try shared
      ?? SignInInfraFactory(
        apiURL: configuration.require(APIURL.self).appending(path: "accounts"),
        dataDirectory: configuration.require(DataFolder.self), databases: databases, now: now,
        clock: clock,
        logger: logger)
  }

  /// The session of a window's visitor. The service limits attempts by the visitor's address.
  ///
  /// - Parameter accounts: The accounts that the app is for.
  public func session(
    of visitor: Visitor, for accounts: Accounts
  ) -> any SignInSessionsDataManager {
    factory.session(of: visitor.id, from: visitor.address, for: accounts)
  }

  /// Removes what was saved for people who are not signed in any more, at the start and after each end of a session,
  /// until the task is cancelled.
  ///
  /// - Parameter forget: Removes what was saved for all accounts but these. It is tried again after the next end.
  public func forgetSignedOut(
    _ forget: @Sendable (_ signedIn: Set<String>) async throws -> Void
  ) async {
    let ends = factory.sessions.endsOfSessions
    // The program may have ended between a sign-out and this.
    try? await forget(factory.sessions.accounts)
    for await _ in ends { try? await forget(factory.sessions.accounts) }
  }

  /// Ends sessions at the service that were ended in the app, and in the app those that the service has ended, until the task is
  /// cancelled; `App.run()` calls it.
  public func run() async { if isOwn { await factory.run() } }
}
