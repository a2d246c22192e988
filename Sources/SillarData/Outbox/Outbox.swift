public import Foundation
public import Logging
public import SillarModel
import Synchronization
import Tracing

/// Keeps users' changes until their service has them. Nothing is lost, and nothing is done twice.
///
/// A command is stored together with its local effect, in one transaction. It is then sent repeatedly under one key
/// until the service gives a final answer, even if the connection is down for days, an answer is lost, or the process
/// is killed at any moment. The service must do each key once.
///
/// ```swift
/// func makeOutbox(
///   _ database: any SQLDatabase, _ service: RemoteService, _ rename: OutboxHandler
/// ) -> Outbox {
///   Outbox(
///     database: database, handlers: [rename], reconnection: service.connectivity,
///     work: service.work)
/// }
///
/// func rename(_ outbox: Outbox, _ command: Rename) async throws {
///   try await outbox.enqueue(command, owner: "ada") { database in
///     try database.execute(
///       "INSERT INTO newName (list, name) VALUES (\(command.list), \(command.name))")
///   }
/// }
/// ```
///
/// Commands on one subject are sent in their order. A command that fails delays only those behind it on its subject. A
/// command that the service refuses is parked, and delays none: the user decides if it is retried, changed or
/// discarded. A command that this program cannot read, because a newer one has stored it, is kept.
///
/// Several processes may share the database: each sends the commands that it was given, in the order of all, and those of a
/// process that has ended go to the others, after at most 10 seconds.
public final class Outbox: Sendable {
  /// The reason that a service refuses a command, such as "you may not", when sending it again would have the same
  /// result; nil for every other error. It is kept with the command: ``OutboxEntry/Parking/refused(_:)``.
  public typealias Refusal = @Sendable (any Error) -> String?

  struct State {
    var queue: OutboxQueue
    /// True if nothing is sent.
    var isHeld = false
    /// Wakes ``run()``.
    var wake: AsyncStream<Void>.Continuation?
    /// The attempts that are under way, by command; `finish()` ends one.
    var attempts: [Int64: (line: OutboxQueue.Line, end: AsyncStream<Never>.Continuation)] = [:]
    var listeners = Listeners()
    /// The commands that wait for those of other processes before them on the same subject.
    var elsewhere: [OutboxQueue.Line: Set<Int64>] = [:]
    /// The contexts in which commands were given that wait, for their traces. They end with the process.
    var origins: [Int64: ServiceContext] = [:]
    /// The number of times that others have told of a change.
    var heard = 0
  }

  let database: any SQLDatabase
  let handlers: [String: OutboxHandler]
  let reconnection: any Reconnection
  let refusal: Refusal
  let isUnsent: @Sendable (any Error) -> Bool
  let history: StoreHistory?
  let retryAfter: @Sendable (any Error) -> Duration?
  let parallel: Int
  private let now: @Sendable () -> Date
  let clock: any Clock<Duration>
  let processClock: any Clock<Duration>
  let makeKey: @Sendable () -> String
  let report: @Sendable (String) -> Void
  let logger: Logger
  let traces = Traces()
  let state: Mutex<State>
  let awaitedRun = AwaitedRun("A command waits", for: "the outbox")
  /// The name of this process in a database that several share; empty in any other.
  let process: String

  /// - Parameters:
  ///   - database: The durable database of the commands and their local effects; ``registerMigration(in:)`` makes the
  ///     tables.
  ///   - handlers: One for each kind of command.
  ///   - reconnection: Decides when a failed command is sent again.
  ///   - work: Sends waiting and new commands while it runs.
  ///   - refusal: See ``Refusal``. After every other error the command is sent again. By default, a command is refused
  ///     by an ``APIError`` with a ``APIError/refusalCode``: most statuses 4xx. It is sent again after no connection, a
  ///     timeout, and a status 5xx.
  ///   - isUnsent: Returns true if the service certainly knows nothing of the command, because it was not sent. Then it
  ///     can still be changed and discarded.
  ///   - history: The history of the same database. Accepted commands are remembered, and parked again if the service
  ///     loses them in a restore from a backup: see ``lost``. Handlers tell it the position of each answer.
  ///   - retryAfter: The wait that the service asks for. Only commands on the same subject wait that long.
  ///   - clock: Measures that wait.
  ///   - processClock: Measures the time between two looks at the other processes that share the database.
  ///   - parallel: The number of commands that are sent at a time.
  ///   - report: Called with a log message for each failure that is retried.
  ///   - logger: Gets a notice for each command that is parked, which also counts as `sillar_outbox_parked_total`, by kind;
  ///     and a warning if a command comes and the work does not run, unless it comes from a window: the window has a
  ///     diagnostic then, which fails a test.
  public init(
    database: any SQLDatabase, handlers: [OutboxHandler], reconnection: any Reconnection,
    work: AppWork,
    refusal: @escaping Refusal = { ($0 as? APIError)?.refusalCode },
    isUnsent: @escaping @Sendable (any Error) -> Bool = { ($0 as? APIError)?.isUnsent == true },
    history: StoreHistory? = nil,
    retryAfter: @escaping @Sendable (any Error) -> Duration? = { ($0 as? APIError)?.retryAfter },
    clock: any Clock<Duration> = ContinuousClock(),
    processClock: any Clock<Duration> = ContinuousClock(), parallel: Int = 4,
    now: @escaping @Sendable () -> Date = { Date() },
    makeKey: @escaping @Sendable () -> String = { UUID().uuidString },
    report: @escaping @Sendable (String) -> Void = { _ in },
    logger: Logger = Logger(label: "sillar.data.outbox")
  ) {
    self.database = database
    self.handlers = Dictionary(handlers.map { ($0.kind, $0) }) { first, _ in first }
    self.reconnection = reconnection
    self.refusal = refusal
    self.isUnsent = isUnsent
    self.history = history
    self.retryAfter = retryAfter
    self.clock = clock
    self.processClock = processClock
    self.parallel = parallel
    self.now = now
    self.makeKey = makeKey
    // What ends with its task has not failed.
    self.report = { if !Task.isCancelled { report($0) } }
    self.logger = logger
    process = database.isShared ? UUID().uuidString : ""
    state = Mutex(State(queue: OutboxQueue(parallel: parallel)))
    work.add { await self.run() }
    history?.whenReplaced { [weak self] timeline, database in
      guard let self else { return }
      try park(notIn: timeline, database)
      database.afterTransaction { self.tell() }
    }
  }

  /// Adds the outbox's tables to those of a database.
  public static func registerMigration(in migrations: inout Migrations) {
    migrations.add("outbox") { database in
      try OutboxRow.createTable(database)
      try createAccepted(database)
    }
    migrations.add("outbox of several processes") { try createProcesses($0) }
  }

  // MARK: User actions

  /// Stores a command and its local effect: both, or neither.
  ///
  /// - Parameters:
  ///   - owner: The user who gave the command.
  ///   - effect: Stores the local effect: the change as the app shows it until the service has it.
  /// - Returns: The entry's number.
  /// - Throws: Errors from `effect`; ``OutboxError/unknownKind(_:)`` when no handler can send it; the database's error
  ///   for a failure of its own, such as a full disk. Then nothing is stored.
  @discardableResult
  public func enqueue<Command: OutboxCommand>(
    _ command: Command, owner: String,
    effect: @escaping @Sendable (SQLTransaction) throws -> Void = { _ in }
  ) async throws -> OutboxEntry.ID {
    let row = try row(of: command, owner)
    let id = try await database.write { database in
      try effect(database)
      return try row.store(database)
    }
    add(id, to: row.line, from: .current)
    return id
  }

  /// Stores several commands, in their order, and their local effect: all of them, or nothing.
  ///
  /// - Throws: The same errors as ``enqueue(_:owner:effect:)-(Command,_,_)``.
  public func enqueue<Command: OutboxCommand>(
    _ commands: [Command], owner: String,
    effect: @escaping @Sendable (SQLTransaction) throws -> Void = { _ in }
  ) async throws {
    let rows = try commands.map { try row(of: $0, owner) }
    let ids = try await database.write { database in
      try effect(database)
      return try rows.map { try $0.store(database) }
    }
    for (id, row) in zip(ids, rows) { add(id, to: row.line, from: .current) }
  }

  /// Stores a command in the caller's transaction.
  ///
  /// - Throws: ``OutboxError/unknownKind(_:)`` when no handler can send it; errors from the database.
  public func enqueue<Command: OutboxCommand>(
    _ command: Command, owner: String, in database: SQLTransaction
  ) throws {
    let row = try row(of: command, owner)
    let id = try row.store(database)
    // The task of another transaction may run this one, so that its context says nothing.
    database.afterTransaction { self.add(id, to: row.line, from: nil) }
  }

  private func row<Command: OutboxCommand>(
    of command: Command, _ owner: String
  ) throws -> OutboxRow {
    guard handlers[Command.kind] != nil else { throw OutboxError.unknownKind(Command.kind) }
    return OutboxRow(
      id: nil, owner: owner, subject: command.subject, kind: Command.kind,
      version: Command.version, payload: try JSONEncoder().encode(command), key: makeKey(),
      state: .waiting, reason: "", attempts: 0, overrides: false,
      enqueuedAt: now(), process: process)
  }

  /// A user's commands that are not done yet, in their order.
  public func entries(of owner: String) async throws -> [OutboxEntry] {
    try await database.read { [self] in try entries(of: owner, in: $0) }
  }

  /// A user's commands on one subject, or on all, in the caller's transaction: those that are not done yet, in their
  /// order.
  public func entries(
    of owner: String, on subject: String? = nil, in database: SQLTransaction
  ) throws -> [OutboxEntry] {
    try OutboxRow.load(Self.isOf(owner, subject), database)
      .map { $0.entry(isReadable: isReadable($0)) }
  }

  private static func isOf(_ owner: String, _ subject: String?) -> SQL {
    guard let subject else { return "owner = \(owner)" }
    return "owner = \(owner) AND subject = \(subject)"
  }

  /// A user's pending commands of one kind, on one subject or on all, with their entries, in their order. Read them in
  /// the same transaction as their local effects, so that there is no effect without its command. Unreadable commands
  /// are left out.
  public func commands<Command: OutboxCommand>(
    _ type: Command.Type, of owner: String, on subject: String? = nil, in database: SQLTransaction
  ) throws -> [(entry: OutboxEntry, command: Command)] {
    let rows = try OutboxRow.load(
      "\(Self.isOf(owner, subject)) AND kind = \(type.kind)", database)
    return rows.compactMap { row in
      guard let command = try? type.decode(row.payload, version: row.version) else { return nil }
      return (row.entry(isReadable: true), command)
    }
  }

  /// Sends a parked command again. After a conflict, it overrides the other change.
  ///
  /// - Throws: ``OutboxError/noSuchEntry``; errors from the database.
  public func retry(_ id: OutboxEntry.ID) async throws {
    let key = makeKey()
    let line: OutboxQueue.Line? = try await database.write { [process] database in
      var row = try Self.row(id, database)
      switch row.state {
      // A waiting command is sent anyway. The local effect of an overruled one is gone.
      case .waiting, .overruled: return nil
      case .conflict, .refused:
        row.overrides = row.overrides || row.state == .conflict
        // The service would give the same answer again under the old key.
        row.key = key
        row.state = .waiting
        row.reason = ""
        row.attempts = 0
        row.process = process
        try row.update(database)
        return row.line
      }
    }
    if let line { add(id, to: line, from: .current) }
  }

  /// Replaces a command that is parked or has not been sent yet.
  ///
  /// - Parameter effect: Changes the local effect to that of the new command.
  /// - Throws: ``OutboxError/mayHaveBeenSent``, ``OutboxError/noSuchEntry``; errors from `effect` and the database.
  public func change<Command: OutboxCommand>(
    _ id: OutboxEntry.ID, to command: Command,
    effect: @escaping @Sendable (SQLTransaction) throws -> Void = { _ in }
  ) async throws {
    let payload = try JSONEncoder().encode(command)
    let key = makeKey()
    let line = try await database.write { [process] database in
      var row = try Self.row(id, database)
      guard row.kind == Command.kind, row.subject == command.subject else {
        throw OutboxError.noSuchEntry
      }
      guard row.isOpen else { throw OutboxError.mayHaveBeenSent }
      row.payload = payload
      row.version = Command.version
      row.key = key
      row.state = .waiting
      row.reason = ""
      row.attempts = 0
      row.process = process
      try effect(database)
      try row.update(database)
      return row.line
    }
    add(id, to: line, from: .current)
  }

  /// Sends nothing until ``sendCommands()``, as in a test that sends step by step.
  ///
  /// ```swift
  /// func send(_ outbox: Outbox, after steps: () async throws -> Void) async throws {
  ///   outbox.holdCommands()
  ///   try await steps()
  ///   outbox.sendCommands()
  /// }
  /// ```
  public func holdCommands() {
    awaitedRun.begin()
    state.withLock { $0.isHeld = true }
  }

  /// Sends what waits since ``holdCommands()``.
  public func sendCommands() {
    state.withLock { state in
      state.isHeld = false
      state.wake?.yield()
    }
  }

  // MARK: -

  static func row(_ id: Int64, _ database: SQLTransaction) throws -> OutboxRow {
    guard let row = try OutboxRow.load("id = \(id)", database).first else {
      throw OutboxError.noSuchEntry
    }
    return row
  }

  func isReadable(_ row: OutboxRow) -> Bool { handlers[row.kind]?.canRead(row) == true }

  /// - Parameter origin: The context in which the command was given, for its trace.
  private func add(_ id: Int64, to line: OutboxQueue.Line, from origin: ServiceContext?) {
    // Until ``run()`` starts, commands are only in the database.
    state.withLock { state in
      guard state.wake != nil else { return }
      if traces != nil { state.origins[id] = origin }
      state.queue.add(id, to: line)
    }
    if let mistake = awaitedRun.mistake() {
      if let owner = CurrentTask.owner {
        owner.report(mistake)
      } else {
        logger.warning("\(mistake)")
      }
    }
    tell([line])
  }
}
