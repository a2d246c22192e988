public import Foundation
public import Logging
public import PaymentsModel
public import SillarData
public import SillarModel

/// Builds Payments' actions on the backend and SQLite. One per program; actions are per visitor.
///
/// ```swift
/// func actions(for visitor: String, _ access: AccountAccess, api: URL, folder: URL) throws -> PaymentsActions {
///   try PaymentsInfraFactory(apiURL: api, dataDirectory: folder, access: access).actions(for: visitor)
/// }
/// ```
public struct PaymentsInfraFactory: Sendable {
  /// The reachability of the payments service, learned from its answers.
  public let connectivity: Connectivity
  /// Tells screens when to try again.
  public let reconnection: any Reconnection
  private let client: APIClient
  private let access: AccountAccess
  private let database: any SQLDatabase
  let uses: LastUses
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - apiURL: The parent of `v1/payables`, such as `http://127.0.0.1:8080/api/payments`.
  ///   - dataDirectory: The folder of pending attempts; made if it does not exist.
  ///   - databases: Opens the database of what must not be lost.
  ///   - access: The accounts of visitors: only who is signed in pays.
  ///   - now: The current time, for the age of attempts and the expiry of cards.
  ///   - clock: Measures timeouts, and the waits between attempts to reach the service.
  ///   - logger: Logs methods, paths, statuses and invalid values from the backend; never a card.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL, databases: any Databases = LocalDatabases(),
    access: AccountAccess,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "payments.infra")
  ) throws {
    let configuration = APIClient.Configuration(baseURL: apiURL)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    // Any answer of the service shows that it can be reached, also the refusal to a request without a token.
    connectivity = Connectivity(clock: clock) { await probing.isReachable(at: "v1") }
    client = APIClient(
      configuration: configuration, connectivity: connectivity, clock: clock, logger: logger)
    reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    database = try databases.payments(in: dataDirectory)
    uses = KeyedWrites.uses(in: database, now: now, clock: clock)
    self.access = access
    self.now = now
    report = logger.warningOnce()
  }

  /// Deletes the attempts of people who do not come back, until the task is cancelled; see `LastUses`.
  public func run() async { await uses.run() }

  /// The actions of a visitor, for the account that they are signed in to at the time of each call.
  public func actions(for visitor: String) -> PaymentsActions {
    let api = PaymentsAPI(client: client, visitor: visitor, access: access, report: report)
    let attempts = KeyedAttemptsRepository { [access, database, now, uses] in
      let session = try access.signedIn(visitor)
      return KeyedWrites(
        database: database, owner: session.account, now: now, uses: uses,
        isStranger: session.isGuest)
    }
    return PaymentsActions(
      payables: api, cards: api, payments: api, attempts: attempts, now: now)
  }
}
