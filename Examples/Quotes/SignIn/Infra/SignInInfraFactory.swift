public import Foundation
public import Logging
public import SignInModel
import SillarData
import Work

/// Makes the sessions of visitors, with the service's API and SQLite. One per program.
///
/// ```swift
/// func person(api: URL, folder: URL, visitor: String) throws -> Person? {
///   try SignInInfraFactory(apiURL: api, dataDirectory: folder).sessions.person(for: visitor)
/// }
/// ```
public struct SignInInfraFactory: Sendable {
  /// Knows the tokens of requests.
  public let sessions: SignInSessions
  private let api: SessionsAPI
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - apiURL: The base address of `v1/sessions`, such as `http://127.0.0.1:8080/api/quotes`.
  ///   - dataDirectory: The folder of `signin.sqlite`; created if necessary.
  ///   - now: The current date, for the expiry of sessions.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    apiURL: URL, dataDirectory: URL, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "signin.infra")
  ) throws {
    let report = logger.warningOnce()
    var configuration = APIClient.Configuration(baseURL: apiURL)
    // The form shows the time to wait, so the client does not wait itself.
    configuration.retries.maximumRetryAfter = .zero
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    let connectivity = Connectivity(clock: clock) {
      await probing.isReachable(at: "v1/sessions/current")
    }
    api = SessionsAPI(
      client: APIClient(
        configuration: configuration, connectivity: connectivity, clock: clock, logger: logger))
    let store = try SessionStore(in: dataDirectory)
    let endings = Endings(
      store: store, api: api,
      reconnection: ServiceReconnection(connectivity: connectivity, clock: clock), now: now,
      report: report)
    sessions = try SignInSessions(store: store, endings: endings, now: now, report: report)
    self.clock = clock
  }

  /// The session of one visitor.
  ///
  /// - Parameter accounts: The accounts that the app is for.
  public func session(
    of visitorID: String, for accounts: Accounts
  ) -> any SignInSessionsDataManager {
    VisitorSessions(visitor: visitorID, sessions: sessions, api: api, accounts: accounts)
  }

  /// Ends sessions at the service that were ended on this device, and expires old ones, until the task is cancelled.
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

/// The accounts that an app is for. Only this layer knows their names at the service.
///
/// ```swift
/// let accounts = Accounts.homeowners
/// ```
public enum Accounts: String, Sendable {
  case homeowners = "homeowner"
  case professionals = "professional"
}

private struct VisitorSessions: SignInSessionsDataManager {
  let visitor: String
  let sessions: SignInSessions
  let api: SessionsAPI
  let accounts: Accounts

  var person: Person? { sessions.person(for: visitor) }
  var people: AsyncStream<Person?> { sessions.people(for: visitor) }
  var hasExpired: Bool { sessions.hasExpired(for: visitor) }

  func signIn(_ credentials: Credentials) async throws -> Person {
    let session = try await api.open(credentials)
    do {
      guard session.role == accounts.rawValue else { throw SignInError.otherApp }
      try await sessions.begin(session, of: visitor)
    } catch {
      await sessions.giveUp(session)
      throw error
    }
    return session.person
  }

  func signOut() async throws { try await sessions.end(visitor) }
}
