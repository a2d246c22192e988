public import SillarData
public import SillarModel
public import Work

/// The service of quotes, shared by all modules: one client, one database, one outbox. One per program.
///
/// ```swift
/// func makeService(_ quotes: RemoteService, _ tokens: any SessionTokens) throws -> WorkService {
///   try WorkService(quotes, tokens: tokens, parts: [])
/// }
/// ```
public struct WorkService: Sendable {
  public let remote: RemoteService
  public let api: WorkAPI
  /// A durable database: it contains what people have written.
  public let database: any SQLDatabase
  public let outbox: Outbox
  /// The unfinished forms of people.
  public let drafts: Drafts
  public let events: WorkEvents
  /// The history of the service, by which saved data is still valid or not.
  public let history: StoreHistory
  let rows: ReadableRows
  private let parts: [any WorkPart]

  /// - Parameters:
  ///   - remote: With `v1/requests`.
  ///   - parts: The tables and commands of each module.
  /// - Throws: `DatabaseUnavailable`, and what ``WorkPart/handlers(_:_:)`` throws.
  public init(
    _ remote: RemoteService, tokens: any SessionTokens, parts: [any WorkPart]
  ) throws {
    let parts = [RequestTables()] + parts
    self.parts = parts

    var migrations = Migrations()
    Outbox.registerMigration(in: &migrations)
    Drafts.registerMigration(in: &migrations)
    StoreHistory.registerMigration(in: &migrations)
    for part in parts { part.registerMigrations(in: &migrations) }
    database = try remote.databases.open(
      "work", in: remote.folder, content: "unsent work and drafts", migrations: migrations
    ) { StorageFailed(reason: $0) }
    // The API tells the history of each answer itself: who reads must know that the service was replaced.
    let (saved, history) = remote.saved(in: database) { database in
      for part in parts { try part.forgetService(in: database) }
    }
    self.history = history
    let api = WorkAPI(client: remote.client, now: remote.now, tokens: tokens, history: history)
    outbox = saved.outbox(
      in: database, handlers: try parts.flatMap { [database] in try $0.handlers(api, database) },
      isUnsent: { $0 is SignedOut || ($0 as? APIError)?.isUnsent == true })
    drafts = Drafts(database: database, report: remote.report)
    events = api.events(
      reconnection: remote.connectivity, clock: remote.clock, report: remote.report)
    self.api = api
    self.remote = remote
    rows = ReadableRows(report: remote.report)
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
      remote.report("the data of people who have signed out could not be removed: \(error)")
    }
  }
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
