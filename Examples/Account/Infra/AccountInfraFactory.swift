public import AccountModel
public import Foundation
public import Logging
public import SillarData
public import SillarModel

/// Builds an account's actions on the wallet's API and SQLite. One per program; actions are per visitor.
///
/// ```swift
/// func actions(for visitor: String, _ access: AccountAccess, api: URL, folder: URL) throws -> AccountActions {
///   try AccountInfraFactory(apiURL: api, dataDirectory: folder, access: access).actions(for: visitor)
/// }
/// ```
public struct AccountInfraFactory: Sendable {
  /// The reachability of the service, learned from its answers.
  public let connectivity: Connectivity
  /// Tells screens when to ask again.
  public let reconnection: any Reconnection

  private let access: AccountAccess
  private let api: @Sendable (AccountAccess.Session) -> WalletAPI
  private let database: any SQLDatabase
  let uses: LastUses
  private let readers: AccountReaders
  private let saved: SavedAnswers
  private let changes: SharedEvents<AccountAccess.Session, Void>
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - apiURL: The parent of `v1/account`, such as `http://127.0.0.1:8080/api/wallet`.
  ///   - dataDirectory: The folder of what is saved and of unfinished transfers; made if it does not exist.
  ///   - databases: Opens the database of what must not be lost.
  ///   - access: The accounts of visitors: only who is signed in has a wallet.
  ///   - clock: Measures timeouts, and the waits between attempts.
  ///   - limits: Changes the limits of each request.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL, databases: any Databases = LocalDatabases(),
    access: AccountAccess,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "account.infra"),
    limits: (inout APIClient.Configuration) -> Void = { _ in }
  ) throws {
    var configuration = APIClient.Configuration(baseURL: apiURL)
    limits(&configuration)
    let report = logger.warningOnce()
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    // Any answer of the service shows that it can be reached, also the refusal to a request without a token.
    let connectivity = Connectivity(clock: clock) { await probing.isReachable(at: "v1/account") }
    let reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    let seen = try LocalDatabase.accountSeen(in: dataDirectory)
    // Unfinished transfers are no part of the history: each is looked up at the service before it counts.
    let history = StoreHistory(
      database: seen, timeline: { try await probing.send(.get("v1/history")) }, report: report)
    history.whenReplaced { _, database in try database.execute("DELETE FROM answer") }
    let client = APIClient(
      configuration: configuration, connectivity: connectivity, history: history, clock: clock,
      logger: logger)
    let api: @Sendable (AccountAccess.Session) -> WalletAPI = { session in
      WalletAPI(client: client, access: access, session: session, report: report)
    }
    database = try databases.accountWrites(in: dataDirectory)
    uses = KeyedWrites.uses(in: database, now: now, clock: clock)
    saved = SavedAnswers(database: seen, now: now, history: history)
    readers = AccountReaders(
      api: api, saved: saved,
      connectivity: connectivity, report: report)
    changes = SharedEvents { session in
      EventSource(
        client: client, path: "v1/events", reconnection: reconnection, clock: clock,
        refused: { status, _ in if status == 401 { access.refuse(session) } },
        headers: { access.headers(of: session) }
      ).events().map { _ in }
    }
    self.access = access
    self.connectivity = connectivity
    self.reconnection = reconnection
    self.api = api
    self.now = now
    self.report = report
  }

  /// Deletes the transfers on their way of people who do not come back, until the task is cancelled; see `LastUses`.
  public func run() async { await uses.run() }

  /// Deletes what was saved of accounts that are not signed in any more. Transfers whose outcome is not known stay.
  ///
  /// - Throws: `Problem.notStored`.
  public func forgetAccounts(except signedIn: Set<String>) async throws {
    try await saved.forgetAccounts(except: signedIn)
  }

  /// The actions of a visitor, for the account that they are signed in to at the time of each call.
  public func actions(for visitor: String) -> AccountActions {
    let wallet = VisitorWallet { [access, api] in
      api(try access.signedIn(visitor))
    } writes: {
      writes(of: $0, lifetime: $1)
    }
    return AccountActions(
      source: CachedAccountSource(wallet: wallet, readers: readers, events: changes),
      requests: ApiRequestsRepository(wallet: wallet, changes: changes),
      transfers: ApiTransfersRepository(wallet: wallet),
      drafts: KeyedDraftsRepository(database: database) {
        wallet.writes(try wallet.api().session, nil)
      })
  }

  func writes(of session: AccountAccess.Session, lifetime: Duration? = nil) -> KeyedWrites {
    KeyedWrites(
      database: database, owner: session.account, lifetime: lifetime, isFinal: isFinal, now: now,
      uses: uses, isStranger: session.isGuest, report: report)
  }
}
