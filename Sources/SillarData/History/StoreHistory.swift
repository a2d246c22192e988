public import GRDB
import Synchronization

/// Knows from which history of a service's store the things are that a database keeps, and has them forgotten when the
/// service has another one: it was brought back from a backup, or is another service.
///
/// The database keeps one position. An ordinary restart of the service begins an epoch in the same history, and
/// nothing is forgotten.
///
/// ```swift
/// func makeHistory(_ database: LocalDatabase, _ client: APIClient) -> StoreHistory {
///   StoreHistory(database: database, timeline: { try await client.send(.get("v1/history")) })
/// }
///
/// func names(_ client: APIClient, _ history: StoreHistory) async throws -> [String] {
///   let endpoint: Endpoint<[String]> = .get("v1/names")
///   let answer = try await client.send(endpoint.positioned)
///   try await history.learn(answer.position)
///   return answer.response
/// }
/// ```
public final class StoreHistory: Sendable {
  /// Asks the service for its history.
  public typealias Timeline = @Sendable () async throws -> StoreTimeline
  /// Forgets, in a transaction, what is not in a history.
  public typealias Replaced = @Sendable (StoreTimeline, Database) throws -> Void

  private struct State {
    var position: StorePosition?
    var checking: Task<Void, any Error>?
    var replaced: [Replaced] = []
    var lastListener = 0
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  }

  private let database: LocalDatabase
  private let timeline: Timeline
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - database: Where what the service says is kept; ``registerMigration(in:)`` makes the table. One `StoreHistory`
  ///     for each.
  ///   - timeline: See ``Timeline``.
  ///   - report: Told, for a log, that the service has another history.
  public init(
    database: LocalDatabase, timeline: @escaping Timeline,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.database = database
    self.timeline = timeline
    self.report = report
  }

  /// Adds the table to those of a database.
  public static func registerMigration(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("store history 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE storeHistory (
            one INTEGER PRIMARY KEY CHECK (one = 1),
            store TEXT NOT NULL, epoch TEXT NOT NULL, number INTEGER NOT NULL,
            generation INTEGER NOT NULL)
          """)
    }
  }

  /// Adds what happens when the service has another history: all of it in one transaction.
  public func whenReplaced(_ replaced: @escaping Replaced) {
    state.withLock { $0.replaced.append(replaced) }
  }

  /// Gives a value whenever the service has another history, after what was kept is forgotten: read anew.
  public var replacements: AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = state.withLock { state in
        state.lastListener += 1
        state.listeners[state.lastListener] = continuation
        return state.lastListener
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
      }
    }
  }

  // MARK: What answers say

  /// Takes note of where an answer is from: for each answer, before anything of it is kept. Where it is from another
  /// history than what is kept, that is forgotten first.
  ///
  /// - Throws: ``StoreReplaced`` for an answer of a history that holds no longer: ask again; what asking the service
  ///   for its history, and the database, throw.
  public func learn(_ position: StorePosition?) async throws {
    guard let position, !isCurrent(position) else { return }
    try await check(position)
    guard isCurrent(position) else { throw StoreReplaced() }
  }

  /// Stores how far the answers have come: for each transaction that keeps something of them.
  public func note(in database: Database) throws {
    guard let position = state.withLock({ $0.position }) else { return }
    try database.execute(
      sql: "UPDATE storeHistory SET number = max(number, ?) WHERE store = ? AND epoch = ?",
      arguments: [position.number, position.store, position.epoch])
  }

  /// Grows when the service has another history. What was asked for under an earlier one is not to be kept.
  public static func generation(in database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT generation FROM storeHistory") ?? 0
  }

  /// Where what is kept is from; nil where the service has never named it.
  public static func position(in database: Database) throws -> StorePosition? {
    try Row.fetchOne(database, sql: "SELECT store, epoch, number FROM storeHistory").map {
      StorePosition(store: $0["store"], epoch: $0["epoch"], number: $0["number"])
    }
  }

  // MARK: -

  private func isCurrent(_ position: StorePosition) -> Bool {
    state.withLock { state in
      guard let known = state.position, known.store == position.store,
        known.epoch == position.epoch
      else { return false }
      if known.number < position.number { state.position = position }
      return true
    }
  }

  /// One at a time: whoever comes meanwhile waits for it.
  private func check(_ position: StorePosition) async throws {
    let checking = state.withLock { state in
      if let checking = state.checking { return checking }
      let checking = Task {
        defer { self.state.withLock { $0.checking = nil } }
        try await self.follow(position)
      }
      state.checking = checking
      return checking
    }
    try await checking.value
  }

  private func follow(_ position: StorePosition) async throws {
    let kept = try await database.read { try Self.position(in: $0) }
    guard let kept else { return try await begin(at: position) }
    if (kept.store, kept.epoch) == (position.store, position.epoch) {
      return state.withLock { $0.position = kept }
    }
    let timeline = try await timeline()
    guard let epoch = timeline.epochs.last else { throw StoreReplaced() }
    let replaced = state.withLock { $0.replaced }
    let (now, isReplaced) = try await database.write { database in
      // Stored meanwhile, it counts too.
      let kept = try Self.position(in: database) ?? kept
      let isReplaced = !timeline.contains(kept)
      if isReplaced { for replaced in replaced { try replaced(timeline, database) } }
      let now = StorePosition(
        store: timeline.store, epoch: epoch.id, number: isReplaced ? epoch.after : kept.number)
      try database.execute(
        sql: """
          UPDATE storeHistory SET store = ?, epoch = ?, number = ?, generation = generation + ?
          """,
        arguments: [now.store, now.epoch, now.number, isReplaced ? 1 : 0])
      return (now, isReplaced)
    }
    state.withLock { $0.position = now }
    guard isReplaced else { return }
    report(
      """
      the service's store \(now.store) is not as it was at \(kept.number) in epoch \(kept.epoch) of \(kept.store): \
      it was restored from a backup, or is another one. Everything is read anew
      """)
    for listener in state.withLock({ $0.listeners.values.map(\.self) }) { listener.yield() }
  }

  /// The service names its store for the first time.
  private func begin(at position: StorePosition) async throws {
    try await database.write { database in
      try database.execute(
        sql: """
          INSERT OR IGNORE INTO storeHistory (one, store, epoch, number, generation)
          VALUES (1, ?, ?, ?, 0)
          """, arguments: [position.store, position.epoch, position.number])
    }
    state.withLock { $0.position = position }
  }
}

/// What was answered is from a history of the service's store that holds no longer. Ask again.
///
/// ```swift
/// let error = StoreReplaced()
/// ```
public struct StoreReplaced: Error, Hashable, CustomStringConvertible {
  public init() {}
  public var description: String {
    "The service has been restored from a backup meanwhile, or is another one"
  }
}
