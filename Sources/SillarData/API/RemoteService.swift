public import Foundation
public import Logging
public import SillarModel

/// A service elsewhere, as the infra of an app uses it: the client, the reachability, the history of saved answers, the pictures and the
/// outbox of that service.
///
/// An app makes one for each address that it talks to, and gives it to the features of that service:
///
/// ```swift
/// func makeService(at url: URL, folder: URL, work: AppWork) -> RemoteService {
///   RemoteService(at: url, folder: folder, work: work)
/// }
///
/// func names(_ service: RemoteService) throws -> CachedReader<String, [String]> {
///   let answers = try SavedAnswers("names", in: service.folder)
///   return CachedReader(service.client, saving: answers) { .get("v1/topics/\($0)/names") }
/// }
/// ```
///
/// Its parts use the same clock, date and log. What must run while the app runs is added to ``work``.
public struct RemoteService: Sendable {
  public let url: URL
  /// The folder of what is kept on this computer.
  public let folder: URL
  /// Opens the databases of what must not be lost.
  public let databases: any Databases
  public let work: AppWork
  public private(set) var client: APIClient
  /// The reachability of the service, learned from the answers to ``client``. It tells screens and the outbox when to ask again.
  public let connectivity: Connectivity
  public let clock: any Clock<Duration>
  public let now: @Sendable () -> Date
  public let logger: Logger
  /// Logs messages that repeat, once each.
  public let report: @Sendable (String) -> Void
  /// Learns nothing, so that a probe has no consequences.
  private let probing: APIClient
  private var history: StoreHistory?

  /// - Parameters:
  ///   - url: What the paths of endpoints are below, such as `http://127.0.0.1:8080/api/wallet`. While the service does not answer, it
  ///     is asked for the address itself: any answer shows that it is back, also a refusal.
  ///   - folder: See ``folder``. It need not exist.
  ///   - work: The work of the app.
  ///   - named: Returns the name of the client for whom the current task asks; see ``APIClient/Configuration/client``.
  ///   - now: The current date, to save with values.
  ///   - clock: Measures timeouts, and the waits between attempts.
  ///   - limits: Changes the limits of each request.
  public init(
    at url: URL, folder: URL, databases: any Databases = LocalDatabases(), work: AppWork,
    client named: @escaping @Sendable () -> String? = { nil },
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "sillar.data.service"),
    limits: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(baseURL: url, client: named)
    limits(&configuration)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    connectivity = Connectivity(clock: clock) { await probing.isReachable() }
    client = APIClient(
      configuration: configuration, connectivity: connectivity, clock: clock, logger: logger)
    self.probing = probing
    self.url = url
    self.folder = folder
    self.databases = databases
    self.work = work
    self.clock = clock
    self.now = now
    self.logger = logger
    report = logger.warningOnce()
  }

  /// The same service, whose answers are saved in a database, with the history that the answers to its ``client`` are from.
  ///
  /// ```swift
  /// func makeClient(_ service: RemoteService, _ names: LocalDatabase) -> APIClient {
  ///   service.saved(in: names) { try $0.execute("DELETE FROM name") }.service.client
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - database: With the table of ``StoreHistory/registerMigration(in:)``.
  ///   - path: Where the service says its history, below ``url``.
  ///   - forget: Deletes what was saved, in a transaction: the service was restored from a backup, or is another one.
  public func saved(
    in database: any SQLDatabase, history path: String = "v1/history",
    forget: @escaping @Sendable (SQLTransaction) throws -> Void
  ) -> (service: RemoteService, history: StoreHistory) {
    let history = StoreHistory(
      database: database, timeline: { [probing] in try await probing.send(.get(path)) },
      report: report)
    history.whenReplaced { _, database in try forget(database) }
    var service = self
    service.history = history
    service.client = client.telling(history)
    return (service, history)
  }

  /// Pictures that are fetched once and kept in a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the folder, which has nothing else.
  ///   - origins: Where pictures may come from; by default the service alone.
  public func pictures(in name: String, from origins: [URL]? = nil) -> PictureCache {
    PictureCache(
      configuration: .init(directory: folder.appending(path: name), origins: origins ?? [url]),
      clock: clock, logger: logger)
  }

  /// The outbox of a database: it sends commands while the app runs.
  ///
  /// - Parameters:
  ///   - database: With the tables of ``Outbox/registerMigration(in:)``; for a service from ``saved(in:history:forget:)``, the same
  ///     database.
  ///   - handlers: One for each kind of command.
  ///   - isUnsent: See ``Outbox``.
  public func outbox(
    in database: any SQLDatabase, handlers: [OutboxHandler],
    isUnsent: @escaping @Sendable (any Error) -> Bool = { ($0 as? APIError)?.isUnsent == true }
  ) -> Outbox {
    Outbox(
      database: database, handlers: handlers, reconnection: connectivity, work: work,
      isUnsent: isUnsent, history: history, clock: clock, now: now,
      report: { [logger] in logger.info("\($0)") }, logger: logger)
  }
}
