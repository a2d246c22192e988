public import Foundation
public import Logging
public import PaymentsModel
public import SillarData
public import SillarModel

/// Builds Payments' actions on the backend and SQLite. One per program; actions are per customer.
///
/// ```swift
/// func actions(for customer: CustomerID, api: URL, folder: URL) throws -> PaymentsActions {
///   try PaymentsInfraFactory(apiURL: api, dataDirectory: folder).actions(for: customer)
/// }
/// ```
public struct PaymentsInfraFactory: Sendable {
  /// The reachability of the payments service, learned from its answers.
  public let connectivity: Connectivity
  /// Tells screens when to try again.
  public let reconnection: any Reconnection
  private let client: APIClient
  private let database: LocalDatabase
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - apiURL: The parent of `v1/payables`, such as `http://127.0.0.1:8080/api/payments`.
  ///   - dataDirectory: The folder of pending attempts; made if it does not exist.
  ///   - now: The current time, for the age of attempts and the expiry of cards.
  ///   - clock: Measures timeouts, and the waits between attempts to reach the service.
  ///   - logger: Logs methods, paths, statuses and invalid values from the backend; never a card.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "payments.infra")
  ) throws {
    let configuration = APIClient.Configuration(baseURL: apiURL)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    // Any answer of the service shows that it can be reached, also the refusal to a request without a customer.
    connectivity = Connectivity(clock: clock) { await probing.isReachable(at: "v1") }
    client = APIClient(
      configuration: configuration, connectivity: connectivity, clock: clock, logger: logger)
    reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    database = try LocalDatabase.payments(in: dataDirectory)
    self.now = now
    report = logger.warningOnce()
  }

  public func actions(for customer: CustomerID) -> PaymentsActions {
    let api = PaymentsAPI(client: client, customer: customer, report: report)
    let writes = KeyedWrites(database: database, owner: customer.rawValue, now: now)
    return PaymentsActions(
      payables: api, cards: api, payments: api, attempts: KeyedAttemptsRepository(writes: writes),
      now: now)
  }
}
