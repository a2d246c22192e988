public import SignInInfra
public import SignInModel
public import Sillar
import SillarModel

/// The sessions of an app's visitors. The apps of one program may share them: a visitor of all of them signs in once.
///
/// ```swift
/// func name(_ company: Company, _ visitor: Visitor) throws -> String? {
///   try CompanySignIn(company).factory.sessions.person(for: visitor.id)?.name
/// }
/// ```
public struct CompanySignIn: Sendable {
  public let factory: SignInInfraFactory
  private let work: AppWork

  /// - Parameter shared: The sessions of another app of the same program, which keeps them; nil for own ones.
  /// - Throws: An error if the folder cannot be used, or there is no `APIURL`.
  public init(_ company: Company, sharing shared: SignInInfraFactory? = nil) throws {
    factory = try shared ?? SignInInfraFactory(service: company.service("accounts"))
    work = company.work
  }

  /// The session of a window's visitor. The service limits attempts by the visitor's address.
  ///
  /// - Parameter accounts: The accounts that the app is for.
  public func session(
    of visitor: Visitor, for accounts: Accounts
  ) -> any SignInSessionsDataManager {
    factory.session(of: visitor.id, from: visitor.address, for: accounts)
  }

  /// Removes what was saved for people who are not signed in any more, at the start and after each end of a session.
  ///
  /// - Parameter forget: Removes what was saved for all accounts but these. It is tried again after the next end.
  public func whenSignedOut(
    _ forget: @escaping @Sendable (_ signedIn: Set<String>) async throws -> Void
  ) {
    work.add { [sessions = factory.sessions] in
      let ends = sessions.endsOfSessions
      // The program may have ended between a sign-out and this.
      try? await forget(sessions.accounts)
      for await _ in ends { try? await forget(sessions.accounts) }
    }
  }
}
