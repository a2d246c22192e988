public import Foundation
public import Logging
public import SignInModel
public import SillarData

/// Builds what visitors can do about who they are, on the service's sessions and SQLite. One per program.
///
/// ```swift
/// func person(api: URL, folder: URL, visitor: String) throws -> Person? {
///   try SignInInfraFactory(apiURL: api, dataDirectory: folder).sessions.person(for: visitor)
/// }
/// ```
public struct SignInInfraFactory: Sendable {
  /// Knows the tokens under which requests are sent.
  public let sessions: SignInSessions
  /// Whether the service can be reached, learnt from its answers.
  public let connectivity: Connectivity

  private let api: SessionsAPI
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - apiURL: What `v1/sessions` lies below, such as `http://127.0.0.1:8080/api/quotes`.
  ///   - dataDirectory: Where `signin.sqlite` is; made if it is not there.
  ///   - now: What time it is: for when sessions run out.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "signin.infra")
  ) throws {
    let report = logger.warningOnce()
    var configuration = APIClient.Configuration(baseURL: apiURL)
    // Who is to wait is told at once how long.
    configuration.retries.maximumRetryAfter = .zero
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    let connectivity = Connectivity(clock: clock) {
      await probing.isReachable(at: "v1/sessions/current")
    }
    let client = APIClient(
      configuration: configuration, connectivity: connectivity, clock: clock, logger: logger)
    let api = SessionsAPI(client: client)
    let store = try SessionStore(in: dataDirectory)
    let endings = Endings(
      store: store, api: api,
      reconnection: ServiceReconnection(connectivity: connectivity, clock: clock), now: now,
      report: report)
    sessions = try SignInSessions(store: store, endings: endings, now: now, report: report)
    self.connectivity = connectivity
    self.api = api
    self.clock = clock
  }

  /// What this visitor can do.
  ///
  /// - Parameters:
  ///   - accounts: The accounts that the app is for.
  ///   - unsent: What is to be asked about before somebody is signed out: see ``OutboxUnsentWork``.
  public func actions(
    for visitorID: String, accounts: Accounts, unsent: any UnsentWork
  ) -> SignInActions {
    SignInActions(
      sessions: VisitorSessions(
        visitor: visitorID, sessions: sessions, api: api, accounts: accounts),
      unsent: unsent)
  }

  /// Ends sessions at the service that were ended here, and has those seen that run out, until the task is cancelled.
  /// For `App.run()`.
  public func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask { await sessions.endings.run() }
      group.addTask {
        repeat { sessions.dropExpired() } while (try? await clock.sleep(for: .seconds(60))) != nil
      }
    }
  }
}

/// The accounts that an app is for. Only this layer knows what the service calls them.
///
/// ```swift
/// let accounts = Accounts.homeowners
/// ```
public enum Accounts: String, Sendable {
  case homeowners = "homeowner"
  case professionals = "professional"
}
