public import Foundation
public import Logging
public import SillarData
public import SillarModel
public import Work

/// The service of quotes, shared by all modules: one client, one database, one outbox. One per program.
///
/// ```swift
/// func makeService(_ api: URL, _ folder: URL, _ tokens: any SessionTokens) throws -> WorkService {
///   try WorkService(apiURL: api, dataDirectory: folder, tokens: tokens, parts: [])
/// }
/// ```
public struct WorkService: Sendable {
  public let api: WorkAPI
  /// A durable database: it contains what people have written.
  public let database: any SQLDatabase
  public let outbox: Outbox
  /// The unfinished forms of people.
  public let drafts: Drafts
  /// The state of the connection, according to the service's answers.
  public let connectivity: Connectivity
  /// Tells screens, and the outbox, when to ask again.
  public let reconnection: any Reconnection
  public let events: WorkEvents
  /// The history of the service, by which saved data is still valid or not.
  public let history: StoreHistory
  public let now: @Sendable () -> Date
  public let report: @Sendable (String) -> Void
  let rows: ReadableRows
  private let parts: [any WorkPart]

  /// - Parameters:
  ///   - apiURL: The base address of `v1/requests`, such as `http://127.0.0.1:8080/api/quotes`.
  ///   - dataDirectory: The folder of `work.sqlite`; created if necessary.
  ///   - databases: Opens the database of unsent work and drafts.
  ///   - parts: The tables and commands of each module.
  ///   - clock: Measures timeouts, and the waits between attempts.
  /// - Throws: `DatabaseUnavailable`, and what ``WorkPart/handlers(_:_:)`` throws.
  public init(
    apiURL: URL, dataDirectory: URL, databases: any Databases = LocalDatabases(),
    tokens: any SessionTokens, parts: [any WorkPart],
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), logger: Logger = Logger(label: "work.infra")
  ) throws {
    let report = logger.warningOnce()
    let configuration = APIClient.Configuration(baseURL: apiURL)
    let probing = APIClient(configuration: configuration, clock: clock, logger: logger)
    let connectivity = Connectivity(clock: clock) {
      await probing.isReachable(at: "v1/history")
    }
    let client = APIClient(
      configuration: configuration, connectivity: connectivity, clock: clock, logger: logger)
    let parts = [RequestTables()] + parts
    self.parts = parts

    var migrations = Migrations()
    Outbox.registerMigration(in: &migrations)
    Drafts.registerMigration(in: &migrations)
    StoreHistory.registerMigration(in: &migrations)
    for part in parts { part.registerMigrations(in: &migrations) }
    database = try databases.open(
      "work", in: dataDirectory, content: "unsent work and drafts", migrations: migrations
    ) { StorageFailed(reason: $0) }
    history = StoreHistory(
      database: database, timeline: { try await client.send(.get("v1/history")) }, report: report)
    history.whenReplaced { _, database in
      for part in parts { try part.forgetService(in: database) }
    }
    let api = WorkAPI(client: client, now: now, tokens: tokens, history: history)
    reconnection = ServiceReconnection(connectivity: connectivity, clock: clock)
    outbox = Outbox(
      database: database,
      handlers: try parts.flatMap { [database] in try $0.handlers(api, database) },
      reconnection: reconnection,
      isUnsent: { $0 is SignedOut || ($0 as? APIError)?.isUnsent == true },
      history: history, clock: clock, now: now, report: { logger.info("\($0)") }, logger: logger)
    drafts = Drafts(database: database, report: report)
    events = api.events(reconnection: reconnection, clock: clock, report: report)
    self.api = api
    self.connectivity = connectivity
    self.now = now
    self.report = report
    rows = ReadableRows(report: report)
  }

  /// Deletes the service's data that was saved for people who are not signed in. What they have written and not sent stays:
  /// it is shown again after their next sign-in. Call it at the start, and whenever a session ends.
  public func forgetSignedOut() async {
    do {
      try await database.write { [parts, tokens = api.tokens] database in
        for part in parts {
          try part.forgetPeople(except: { tokens.token(of: $0) != nil }, in: database)
        }
      }
    } catch {
      report("the data of people who have signed out could not be removed: \(error)")
    }
  }

  /// Sends the outbox until the task is cancelled.
  public func run() async { await outbox.run() }
}

/// The tables and commands that one module adds to the database and the outbox of all modules.
public protocol WorkPart: Sendable {
  /// Registers its tables, under names that begin with the module's.
  func registerMigrations(in migrations: inout Migrations)
  /// Makes the handlers that send its commands.
  ///
  /// - Parameter database: The database with its tables.
  func handlers(_ api: WorkAPI, _ database: any SQLDatabase) throws -> [OutboxHandler]
  /// Deletes the service's data, in a transaction: the service was restored from a backup, or replaced, and its data is
  /// different now. What people have written stays.
  func forgetService(in database: SQLTransaction) throws
  /// Deletes the service's data that was saved for people who have signed out, in a transaction. What people have written
  /// stays.
  func forgetPeople(except isSignedIn: (PersonID) -> Bool, in database: SQLTransaction) throws
}

extension WorkPart {
  public func registerMigrations(in migrations: inout Migrations) {}
  public func handlers(_ api: WorkAPI, _ database: any SQLDatabase) -> [OutboxHandler] { [] }
  public func forgetService(in database: SQLTransaction) throws {}
  public func forgetPeople(
    except isSignedIn: (PersonID) -> Bool, in database: SQLTransaction
  ) throws {}

  /// Deletes the rows of people who have signed out.
  ///
  /// - Parameter owner: The column that names the person in each table.
  public func deleteRows(
    in tables: [String], owner: String, except isSignedIn: (PersonID) -> Bool,
    _ database: SQLTransaction
  ) throws {
    for table in tables {
      let people = try database.values(
        "SELECT DISTINCT \(identifier: owner) FROM \(identifier: table)", as: String.self)
      for person in people where !isSignedIn(PersonID(person)) {
        try database.execute(
          "DELETE FROM \(identifier: table) WHERE \(identifier: owner) = \(person)")
      }
    }
  }
}

/// The app's own database cannot be used; with the reason, for a log.
public struct StorageFailed: ProblemConvertible, Hashable, CustomStringConvertible {
  public let reason: String
  public init(reason: String) { self.reason = reason }
  public var problem: Problem { .notStored(detail: reason) }
  public var description: String { "The app's own storage failed: \(reason)" }
}
