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
  /// Whether the payments service can be reached, learnt from its answers.
  public let connectivity: Connectivity
  /// Tells screens when to try again.
  public let reconnection: any Reconnection
  private let client: APIClient
  private let database: LocalDatabase
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - apiURL: What `v1/payables` lies below, such as `http://127.0.0.1:8080/api/payments`.
  ///   - dataDirectory: Where attempts to pay are kept; made if it is not there.
  ///   - now: What time it is when an attempt begins.
  ///   - clock: Measures timeouts, and the waits between attempts to reach the service.
  ///   - logger: Hears methods, paths and statuses, and what the backend sent that makes no sense; never a card.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "payments.infra")
  ) throws {
    let configuration = APIClient.Configuration(baseURL: apiURL)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    // Anything that the service answers without a customer will do, "no" included.
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
