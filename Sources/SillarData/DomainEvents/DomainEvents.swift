import CoreMetrics
public import Foundation
public import Logging
public import SillarModel

/// Records what becomes true in the transaction that makes it true, and gives it to a sink that the app plugs in.
///
/// ```swift
/// func makeEvents(_ database: any SQLDatabase, _ work: AppWork, _ file: LineFile) -> DomainEvents {
///   DomainEvents(database: database, work: work, sink: file.append)
/// }
///
/// func pay(_ order: String, _ database: any SQLDatabase, _ events: DomainEvents) async throws {
///   try await database.write { database in
///     try database.execute("UPDATE purchase SET state = 'paid' WHERE id = \(order)")
///     try events.record(DomainEvent("order-paid", key: order), in: database)
///   }
/// }
/// ```
///
/// The event is stored if, and only if, what it tells is stored. It then leaves through an ``Outbox``, whose database this is
/// too: in the order of all, until the sink has taken it, also after a restart. The sink may get an event again, such as after
/// the end of a process that it had answered: it knows the event by its name and key.
public struct DomainEvents: Sendable {
  /// Takes an event, which was recorded at a date. After an error it gets the event again, and no later one before: an event
  /// that it can never take, it has to take.
  public typealias Sink = @Sendable (_ event: DomainEvent, _ date: Date) async throws -> Void

  /// The age and the number of what is kept.
  public struct Limits: Sendable {
    /// The time for which an event waits for the sink. Within it, an event that is recorded again is not given again.
    public var age = TimeInterval(30 * 86_400)
    /// The number of events that wait. Above it, the oldest go first.
    public var number = 100_000

    public init() {}
  }

  private static let pause = Duration.seconds(3600)
  /// The time after the first event in which a program has begun to give events away.
  private static let patience = Duration.seconds(60)

  private let database: any SQLDatabase
  private let limits: Limits
  private let now: @Sendable () -> Date
  private let clock: any Clock<Duration>
  private let logger: Logger
  let outbox: Outbox
  private let awaitedRun = AwaitedRun("Domain events wait", for: "the DomainEvents")

  /// - Parameters:
  ///   - database: The database of what becomes true; ``registerMigration(in:)`` makes the tables. It has no other outbox.
  ///   - clock: Measures the waits after a failure, from 2 to 30 seconds, and the hour between two looks at the limits.
  ///   - logger: Gets a warning for each failure, one when events wait for longer than a minute and the work does not
  ///     run, and an error with the number of events that are dropped, which also count as
  ///     `sillar_domain_events_dropped_total`.
  ///   - sink: See ``Sink``.
  public init(
    database: any SQLDatabase, work: AppWork, limits: Limits = Limits(),
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "sillar.data.events"), sink: @escaping Sink
  ) {
    self.database = database
    self.limits = limits
    self.now = now
    self.clock = clock
    self.logger = logger
    let handler = OutboxHandler(for: RecordedEvent.self) { recorded, _ in
      try await sink(recorded.event, recorded.date)
    } undo: { _, _ in
    }
    outbox = Outbox(
      database: database, handlers: [handler],
      reconnection: Connectivity(clock: clock) { true }, work: work, refusal: { _ in nil },
      clock: clock, now: now, report: { logger.warning("\($0)") }, logger: logger)
    // It is told here, a minute later: a service may record events while it starts.
    outbox.awaitedRun.begin()
    work.add { [self] in await sweepEachHour() }
  }

  /// Adds the tables of events, and those of their outbox, to those of a database.
  public static func registerMigration(in migrations: inout Migrations) {
    Outbox.registerMigration(in: &migrations)
    migrations.add("domain events") { database in
      try database.script(
        """
        CREATE TABLE domainEvent (
          name TEXT NOT NULL, key TEXT NOT NULL, recordedAt DOUBLE PRECISION NOT NULL,
          PRIMARY KEY (name, key)
        );
        CREATE INDEX domainEventAge ON domainEvent (recordedAt);
        """)
    }
  }

  /// Records an event in the transaction that makes it true. An event of the same name and key changes nothing.
  public func record(_ event: DomainEvent, in database: SQLTransaction) throws {
    let date = now()
    let isNew =
      try database.execute(
        """
        INSERT INTO domainEvent (name, key, recordedAt) VALUES (\(event.name), \(event.key), \(date))
        ON CONFLICT (name, key) DO NOTHING
        """) > 0
    guard isNew else { return }
    try outbox.enqueue(RecordedEvent(event, at: date), owner: RecordedEvent.owner, in: database)
    let mistake = awaitedRun.mistake(
      at: .seconds(date.timeIntervalSinceReferenceDate), patience: Self.patience)
    if let mistake { logger.warning("\(mistake)") }
  }

  private func sweepEachHour() async {
    awaitedRun.begin()
    repeat { await sweep() } while (try? await clock.sleep(for: Self.pause)) != nil
  }

  /// Drops the events that are too old or too many.
  func sweep() async {
    let oldest = now().addingTimeInterval(-limits.age)
    do {
      let dropped = try await database.write { [limits] database in
        let old = try database.execute(
          "DELETE FROM outbox WHERE kind = \(RecordedEvent.kind) AND enqueuedAt < \(oldest)")
        let excess = try database.execute(
          """
          DELETE FROM outbox WHERE kind = \(RecordedEvent.kind) AND id <= (
            SELECT id FROM outbox WHERE kind = \(RecordedEvent.kind)
            ORDER BY id DESC LIMIT 1 OFFSET \(limits.number))
          """)
        try database.execute("DELETE FROM domainEvent WHERE recordedAt < \(oldest)")
        return old + excess
      }
      guard dropped > 0 else { return }
      Counter(label: "sillar_domain_events_dropped_total").increment(by: dropped)
      logger.error(
        "Domain events are dropped that the sink did not take", metadata: ["number": "\(dropped)"])
    } catch {
      if Task.isCancelled { return }
      logger.warning("old domain events could not be dropped: \(error)")
    }
  }
}
