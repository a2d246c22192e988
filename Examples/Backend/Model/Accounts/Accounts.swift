public import struct Foundation.Data

/// The store of accounts and their sessions.
///
///     guard let session = try await accounts.use(token) else { throw Problem.sessionRequired() }
///     let account = try await accounts.account(session.account)
public protocol Accounts: StoreHistory {
  /// Returns the session of a token, and notes that it was used.
  ///
  /// - Returns: `nil` when there is no such session, or it has ended or expired.
  func use(_ token: SessionToken) async throws -> Session?

  /// Returns true if a session has neither ended nor expired. It does not count as a use.
  func isValid(_ session: Session.ID) async throws -> Bool

  func account(_ id: AccountID) async throws -> UserAccount?

  /// Begins a session of a member whose password was checked, once for each key.
  ///
  /// - Parameter key: a repetition under the member's key gives the same session another token, which replaces the
  ///   one before: no token is stored, so none can be sent twice.
  func signIn(_ account: UserAccount, key: IdempotencyKey) async throws -> NewSession

  /// Makes the account of a guest and begins its session, once for each key, as in ``signIn(_:key:)``.
  ///
  /// - Parameters:
  ///   - key: not guessable, because it stands for the session.
  ///   - client: the address or the name of who asks; `nil` when unknown.
  /// - Throws: ``TooManyGuests``.
  func signInGuest(key: IdempotencyKey, client: String?) async throws -> NewSession

  /// Ends a session.
  ///
  /// - Returns: the session as it was before; `nil` when there is none.
  func end(_ token: SessionToken) async throws -> Session?

  /// Ends all sessions of an account.
  func endAll(of account: AccountID) async throws

  /// Emits an element from now on whenever a session of the account may have ended.
  func endings(of account: AccountID) -> AsyncStream<Void>

  /// Emits the ``SessionToken/hash`` of each session that is ended from now on, by signing out here or everywhere;
  /// `nil` when ends may have been missed, after which ``over(among:)`` tells of them.
  func endings() -> AsyncStream<Data?>

  /// Returns which of the ``SessionToken/hash``es are of no valid session: it has ended or expired, or there is none. It does
  /// not count as a use.
  func over(among tokens: [Data]) async throws -> [Data]
}

/// A session that has just begun, with its token.
public struct NewSession: Sendable {
  public let session: Session
  public let account: UserAccount
  public let token: SessionToken

  public init(session: Session, account: UserAccount, token: SessionToken) {
    self.session = session
    self.account = account
    self.token = token
  }
}

/// So many guests were made lately, by this client or in all, that there is room for the next one only later.
public struct TooManyGuests: Error, Equatable {
  /// The seconds until then.
  public let wait: Int
  /// True for the limit of the client, false for that of all.
  public let isOfClient: Bool

  public init(wait: Int, isOfClient: Bool) {
    self.wait = wait
    self.isOfClient = isOfClient
  }
}
