public import HTTPTypes
import SillarModel

/// The account that each visitor of a program is signed in to at a service, and the token of requests in its name.
///
/// ```swift
/// func balance(_ client: APIClient, _ access: AccountAccess, of visitor: String) async throws -> Int {
///   try await access.send(.get("v1/balance"), as: access.signedIn(visitor), by: client)
/// }
/// ```
///
/// Save the data of an account under ``Session/account``, never under the visitor: another person may sign in
/// later at the same browser.
public struct AccountAccess: Sendable {
  /// A visitor's session at the service. Its token is secret, and therefore never printed.
  public struct Session: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    public let account: String
    public let token: String
    /// True for an account without a password, which nobody can sign in to again. What is kept for it has the age of a
    /// stranger's.
    public let isGuest: Bool

    public var description: String { account }
    public var customMirror: Mirror { Mirror(self, children: ["account": account]) }

    public init(account: String, token: String, isGuest: Bool = false) {
      self.account = account
      self.token = token
      self.isGuest = isGuest
    }
  }

  /// Nobody is signed in, for tests and for programs without accounts.
  public static let nobody = AccountAccess { _ in
    nil
  } refused: { _ in
  }

  private let session: @Sendable (_ visitor: String) -> Session?
  private let refused: @Sendable (_ token: String) -> Void

  /// - Parameters:
  ///   - session: The session that a visitor has now; nil for a visitor who is not signed in.
  ///   - refused: Called when the service does not know a token any more.
  public init(
    session: @escaping @Sendable (_ visitor: String) -> Session?,
    refused: @escaping @Sendable (_ token: String) -> Void
  ) {
    self.session = session
    self.refused = refused
  }
}

extension AccountAccess {
  /// Returns the session that a visitor has now.
  ///
  /// - Throws: `Problem.signedOut` if there is none: the service is not asked.
  public func signedIn(_ visitor: String) throws -> Session {
    guard let session = session(visitor) else { throw Problem.signedOut }
    return session
  }

  /// Sends a request in the name of an account.
  ///
  /// - Throws: `Problem.signedOut` if the service does not know the token any more; else ``APIError``.
  public func send<Response>(
    _ endpoint: Endpoint<Response>, as session: Session, by client: APIClient
  ) async throws -> Response {
    var endpoint = endpoint
    for field in headers(of: session) { endpoint.headers[field.name] = field.value }
    do {
      return try await client.send(endpoint)
    } catch APIError.status(401, _) {
      refuse(session)
      throw Problem.signedOut
    }
  }

  /// The headers of a request in the name of an account, for other connections such as a stream of events.
  public func headers(of session: Session) -> HTTPFields {
    [.authorization: "Bearer \(session.token)"]
  }

  /// Handles a refusal by the service of a request with the headers of ``headers(of:)``: its session has ended.
  public func refuse(_ session: Session) { refused(session.token) }
}
