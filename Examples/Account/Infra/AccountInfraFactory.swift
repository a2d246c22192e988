public import AccountModel
public import Foundation
import GRDB
public import Logging
public import SillarData
public import SillarModel

/// Builds what customers can do with their accounts, on the wallet's API and SQLite. One per program; actions are per
/// customer.
///
/// ```swift
/// func actions(for customer: CustomerID, api: URL, folder: URL) throws -> AccountActions {
///   try AccountInfraFactory(apiURL: api, dataDirectory: folder).actions(for: customer)
/// }
/// ```
public struct AccountInfraFactory: Sendable {
  /// Whether the service can be reached, learnt from its answers.
  public let connectivity: Connectivity
  /// Tells screens when to ask again.
  public let reconnection: any Reconnection

  private let client: APIClient
  private let database: LocalDatabase
  private let readers: AccountReaders
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - apiURL: What `v1/account` lies below, such as `http://127.0.0.1:8080/api/wallet`.
  ///   - dataDirectory: Where what was seen and what was begun are kept; made if it is not there.
  ///   - now: What time it is when something is saved.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "account.infra")
  ) throws {
    try self.init(
      configuration: .init(baseURL: apiURL), dataDirectory: dataDirectory, now: now, clock: clock,
      logger: logger)
  }

  /// With other limits for each request.
  ///
  /// - Throws: `DatabaseUnavailable`.
  public init(
    configuration: APIClient.Configuration, dataDirectory: URL,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "account.infra")
  ) throws {
    let report = logger.warningOnce()
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    // Anything that the service answers will do, "who are you?" included.
    let connectivity = Connectivity(clock: clock) { await probing.isReachable(at: "v1/account") }
    let seen = try LocalDatabase.accountSeen(in: dataDirectory)
    // Transfers on their way need nothing of it: each is looked up at the service before it counts.
    let history = StoreHistory(
      database: seen, timeline: { try await probing.send(.get("v1/history")) }, report: report)
    history.whenReplaced { _, database in try database.execute(sql: "DELETE FROM answer") }
    let client = APIClient(
      configuration: configuration, connectivity: connectivity, history: history, clock: clock,
      logger: logger)
    database = try LocalDatabase.accountWrites(in: dataDirectory)
    readers = AccountReaders(
      remote: { customer in
        RemoteAccount(api: WalletAPI(client: client, customer: customer, report: report))
      },
      seen: SeenAnswers(database: seen, now: now, history: history),
      connectivity: connectivity, report: report)
    reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    self.connectivity = connectivity
    self.client = client
    self.now = now
    self.report = report
  }

  /// What this customer can do.
  public func actions(for customer: CustomerID) -> AccountActions {
    let api = WalletAPI(client: client, customer: customer, report: report)
    // Asking for the same an hour later is another request: for next month's rent, say.
    let writes = KeyedWrites(
      database: database, owner: customer.rawValue, lifetime: .seconds(60 * 60),
      isFinal: { ($0 as? AccountError)?.isFinal == true }, now: now, report: report)
    return AccountActions(
      source: CachedAccountSource(
        customer: customer, readers: readers, remote: RemoteAccount(api: api)),
      requests: ApiRequestsRepository(api: api, writes: writes),
      transfers: ApiTransfersRepository(api: api, writes: writes),
      drafts: SQLiteDraftsRepository(database: database, customer: customer, now: now))
  }
}
