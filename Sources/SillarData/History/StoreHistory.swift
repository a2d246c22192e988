import Synchronization

/// Tracks which history of a service's store the local data is from, and has that data discarded when the service has
/// another history: the store was restored from a backup, or is a different store.
///
/// The database keeps one position. An ordinary restart of the service begins an epoch in the same history, and nothing
/// is discarded.
///
/// ```swift
/// func makeHistory(_ database: any SQLDatabase, _ client: APIClient) -> StoreHistory {
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
  /// Handles, in a transaction, the local data that is not in the new history.
  public typealias Replaced = @Sendable (StoreTimeline, SQLTransaction) throws -> Void

  private struct State {
    var position: StorePosition?
    var checking: Task<Void, any Error>?
    var replaced: [Replaced] = []
    var lastListener = 0
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  }

  private let database: any SQLDatabase
  private let timeline: Timeline
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - database: The database of the local data; ``registerMigration(in:)`` makes the table. Use one `StoreHistory`
  ///     per database.
  ///   - timeline: See ``Timeline``.
  ///   - report: Called with a log message when the service has another history.
  public init(
    database: any SQLDatabase, timeline: @escaping Timeline,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.database = database
    self.timeline = timeline
    self.report = report
  }

  /// Adds the history's table to those of a database.
  public static func registerMigration(in migrations: inout Migrations) {
    migrations.add("store history") { database in
      try database.script(
        """
        CREATE TABLE storeHistory (
          one INTEGER PRIMARY KEY CHECK (one = 1),
          store TEXT NOT NULL, epoch TEXT NOT NULL, number BIGINT NOT NULL,
          generation BIGINT NOT NULL)
        """)
    }
  }

  /// Adds a handler for a change of history. All handlers run in one transaction.
  public func whenReplaced(_ replaced: @escaping Replaced) {
    state.withLock { $0.replaced.append(replaced) }
  }

  /// Yields a value when the service has another history, after the old data is discarded. The app then reads again.
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

  // MARK: Answers

  /// Records the position of an answer. Call it for each answer, before any of it is kept. If the answer is from
  /// another history than the local data, that data is discarded first.
  ///
  /// - Throws: ``StoreReplaced`` for an answer from a history that is no longer valid: ask again. Also errors from the
  ///   request for the service's history, and from the database.
  public func learn(_ position: StorePosition?) async throws {
    guard let position, !isCurrent(position) else { return }
    try await check(position)
    guard isCurrent(position) else { throw StoreReplaced() }
  }

  /// Stores the latest position. Call it in each transaction that keeps part of an answer.
  public func note(in database: SQLTransaction) throws {
    guard let position = state.withLock({ $0.position }) else { return }
    try database.execute(
      """
      UPDATE storeHistory SET number = \(position.number)
      WHERE store = \(position.store) AND epoch = \(position.epoch) AND number < \(position.number)
      """)
  }

  /// A number that grows when the service has another history. Discard answers to requests from an earlier generation.
  public static func generation(in database: SQLTransaction) throws -> Int {
    try database.value("SELECT generation FROM storeHistory") ?? 0
  }

  /// The position that the local data is from; nil when the service has never sent one.
  public static func position(in database: SQLTransaction) throws -> StorePosition? {
    try database.first("SELECT store, epoch, number FROM storeHistory") { row in
      StorePosition(
        store: try row["store"], epoch: try row["epoch"], number: try row["number"])
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

  /// Runs one check at a time. Concurrent callers wait for the same check.
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
      // A position that was stored since the first read also counts.
      let kept = try Self.position(in: database) ?? kept
      let isReplaced = !timeline.contains(kept)
      if isReplaced { for replaced in replaced { try replaced(timeline, database) } }
      let now = StorePosition(
        store: timeline.store, epoch: epoch.id, number: isReplaced ? epoch.after : kept.number)
      try database.execute(
        """
        UPDATE storeHistory SET store = \(now.store), epoch = \(now.epoch), number = \(now.number),
          generation = generation + \(isReplaced ? 1 : 0)
        """)
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

  /// Stores the first position that the service sends.
  private func begin(at position: StorePosition) async throws {
    try await database.write { database in
      try database.execute(
        """
        INSERT INTO storeHistory (one, store, epoch, number, generation)
        VALUES (1, \(position.store), \(position.epoch), \(position.number), 0)
        ON CONFLICT (one) DO NOTHING
        """)
    }
    state.withLock { $0.position = position }
  }
}

/// An answer is from a history of the service's store that is no longer valid. Send the request again.
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
