public import AccountModel
public import Foundation
import GRDB
public import Logging
public import SillarData
public import SillarModel

/// Builds an account's actions on the wallet's API and SQLite. One per program; actions are per customer.
///
/// ```swift
/// func actions(for customer: CustomerID, api: URL, folder: URL) throws -> AccountActions {
///   try AccountInfraFactory(apiURL: api, dataDirectory: folder).actions(for: customer)
/// }
/// ```
public struct AccountInfraFactory: Sendable {
  /// The reachability of the service, learned from its answers.
  public let connectivity: Connectivity
  /// Tells screens when to ask again.
  public let reconnection: any Reconnection

  private let api: @Sendable (CustomerID) -> WalletAPI
  private let database: LocalDatabase
  private let readers: AccountReaders
  private let changes: SharedEvents<CustomerID, Void>
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - apiURL: The parent of `v1/account`, such as `http://127.0.0.1:8080/api/wallet`.
  ///   - dataDirectory: The folder of what is saved and of unfinished transfers; made if it does not exist.
  ///   - clock: Measures timeouts, and the waits between attempts.
  ///   - limits: Changes the limits of each request.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "account.infra"),
    limits: (inout APIClient.Configuration) -> Void = { _ in }
  ) throws {
    var configuration = APIClient.Configuration(baseURL: apiURL)
    limits(&configuration)
    let report = logger.warningOnce()
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    // Any answer of the service shows that it can be reached, also the refusal to a request without a customer.
    let connectivity = Connectivity(clock: clock) { await probing.isReachable(at: "v1/account") }
    let reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    let seen = try LocalDatabase.accountSeen(in: dataDirectory)
    // Unfinished transfers are no part of the history: each is looked up at the service before it counts.
    let history = StoreHistory(
      database: seen, timeline: { try await probing.send(.get("v1/history")) }, report: report)
    history.whenReplaced { _, database in try database.execute(sql: "DELETE FROM answer") }
    let client = APIClient(
      configuration: configuration, connectivity: connectivity, history: history, clock: clock,
      logger: logger)
    let api: @Sendable (CustomerID) -> WalletAPI = { customer in
      WalletAPI(client: client, customer: customer, report: report)
    }
    database = try LocalDatabase.accountWrites(in: dataDirectory)
    readers = AccountReaders(
      api: api, saved: SavedAnswers(database: seen, now: now, history: history),
      connectivity: connectivity, report: report)
    changes = SharedEvents { customer in
      EventSource(
        client: client, path: "v1/events", reconnection: reconnection, clock: clock,
        headers: { customer.headers }
      ).events().map { _ in }
    }
    self.connectivity = connectivity
    self.reconnection = reconnection
    self.api = api
    self.now = now
    self.report = report
  }

  public func actions(for customer: CustomerID) -> AccountActions {
    let api = api(customer)
    // The same request an hour later is another one, such as for next month's rent.
    let requests = writes(of: customer, lifetime: .seconds(60 * 60))
    return AccountActions(
      source: CachedAccountSource(api: api, readers: readers, events: changes),
      requests: ApiRequestsRepository(api: api, writes: requests, changes: changes),
      transfers: ApiTransfersRepository(api: api, writes: requests),
      drafts: KeyedDraftsRepository(database: database, writes: writes(of: customer)))
  }

  private func writes(of customer: CustomerID, lifetime: Duration? = nil) -> KeyedWrites {
    KeyedWrites(
      database: database, owner: customer.rawValue, lifetime: lifetime, isFinal: isFinal, now: now,
      report: report)
  }
}
