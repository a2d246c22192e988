public import SillarModel
import Synchronization
import Tracing

/// Joins saved rows, the answers of the service, its events, and commands that are not sent yet into one stream for each
/// key, such as an owner and a subject.
///
/// A reading is loaded from the database alone, in one transaction: the rows that are saved, and the effect of pending
/// commands. It is given at once, and again whenever that has changed. While a caller reads, the service is asked and
/// its answer saved: at the beginning, after each event, when it can be reached again, when it has another history,
/// and later after each failure. However many windows read a key, they share one request.
///
/// ```swift
/// func makeNames(
///   _ client: APIClient, _ database: any SQLDatabase, _ outbox: Outbox, _ connectivity: Connectivity,
///   events: @escaping @Sendable (String) -> AsyncStream<Void>
/// ) -> LiveReader<String> {
///   LiveReader(
///     database: database, connectivity: connectivity, events: events,
///     commands: { owner in outbox.changes(of: owner) },
///     fetch: { owner in
///       let name: String = try await client.send(.get("v1/people/\(owner)/name"))
///       try await database.write {
///         try $0.execute(
///           """
///           INSERT INTO name (owner, name, at) VALUES (\(owner), \(name), \(Date()))
///           ON CONFLICT (owner) DO UPDATE SET name = excluded.name, at = excluded.at
///           """)
///       }
///     })
/// }
///
/// func name(of owner: String, _ names: LiveReader<String>) -> Readings<String> {
///   names.readings(owner) { database in
///     try database.first("SELECT name, at FROM name WHERE owner = \(owner)") { row in
///       Reading(try row["name"], savedAt: try row["at"])
///     }
///   }
/// }
/// ```
///
/// After a failure the reading is a saved one, with the problem. Where nothing is known either, the stream throws the
/// problem; where the service has answered and there is still nothing, `Problem.notFound`.
public final class LiveReader<Key: Hashable & Sendable>: Sendable {
  /// Yields a value whenever something has happened.
  public typealias Signals = any AsyncSequence<Void, Never> & Sendable

  private let database: any SQLDatabase
  private let connectivity: Connectivity
  private let history: StoreHistory?
  private let events: @Sendable (Key) -> Signals
  private let commands: @Sendable (Key) -> Signals
  private let report: @Sendable (String) -> Void
  private let fetch: @Sendable (Key) async throws -> Void
  /// The keys that somebody reads, and what is known of asking for them.
  private let reads = Mutex<[Key: LiveRead]>([:])

  /// - Parameters:
  ///   - database: The database of what is saved and of the outbox.
  ///   - connectivity: The reachability of the service; it decides when the service is asked again after a failure that may pass.
  ///   - history: The history of the same database: the service is asked again when it has another one.
  ///   - events: The events after which the service is asked about a key.
  ///   - commands: Yields a value when pending commands of a key have changed: ``Outbox/changes(of:on:)``.
  ///   - report: Called with a log message for each request that fails.
  ///   - fetch: Asks the service about a key, and saves its answer.
  public init(
    database: any SQLDatabase, connectivity: Connectivity, history: StoreHistory? = nil,
    events: @escaping @Sendable (Key) -> Signals = { _ in AsyncStream { _ in } },
    commands: @escaping @Sendable (Key) -> Signals = { _ in AsyncStream { _ in } },
    report: @escaping @Sendable (String) -> Void = { _ in },
    fetch: @escaping @Sendable (Key) async throws -> Void
  ) {
    self.database = database
    self.connectivity = connectivity
    self.history = history
    self.events = events
    self.commands = commands
    self.report = report
    self.fetch = fetch
  }

  /// The readings of a key, until the caller stops listening: first the saved value, then the answers of the service.
  ///
  /// - Parameter load: Loads the value, with pending commands in it, and the time at which it was saved: without one it counts
  ///   as very old. Nil when nothing is known.
  public func readings<Value: Sendable>(
    _ key: Key, load: @escaping @Sendable (SQLTransaction) throws -> Reading<Value>?
  ) -> Readings<Value> {
    Readings { give in try await self.read(key, load, give) }
  }

  /// Loads the readings of a key again, after a change to what is saved that is neither an answer nor a command.
  public func changed(_ key: Key) { reads.withLock { $0[key] }?.load() }

  // MARK: -

  private func read<Value: Sendable>(
    _ key: Key, _ load: @escaping @Sendable (SQLTransaction) throws -> Reading<Value>?,
    _ give: (Reading<Value>) -> Void
  ) async throws {
    let (changes, listener) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let (read, id) = join(key, listener)
    defer { leave(key, read, id) }
    for await _ in changes {
      // Read before the load, so that what it says of the service is not newer than the value.
      let asking = read.state
      let (saved, generation) = try await database.read { [self] in
        (try load($0)?.saved, try self.generation(in: $0))
      }
      // In another history of the service, the last answer says nothing, and the next one is on its way.
      let isReplaced = asking.isLive && asking.generation != generation
      if let saved {
        let savedAt = asking.isLive && !isReplaced ? nil : saved.savedAt
        give(Reading(saved.value, savedAt: savedAt, problem: asking.problem))
      } else if !asking.isUnderWay, !isReplaced {
        throw asking.problem ?? .notFound
      }
    }
  }

  private func join(
    _ key: Key, _ listener: AsyncStream<Void>.Continuation
  ) -> (LiveRead, id: Int) {
    reads.withLock { reads in
      let read = reads[key] ?? LiveRead { [weak self] in await self?.follow(key, $0) }
      reads[key] = read
      return (read, read.join(listener))
    }
  }

  private func leave(_ key: Key, _ read: LiveRead, _ id: Int) {
    let isLast = reads.withLock { reads in
      guard read.leave(id) else { return false }
      if reads[key] === read { reads[key] = nil }
      return true
    }
    if isLast { read.stop() }
  }

  /// Asks the service whenever that is worth it, until the task is cancelled.
  private func follow(_ key: Key, _ read: LiveRead) async {
    // All are listened to before the first request, so that nothing is missed between the two.
    let (events, commands) = (events(key), commands(key))
    let replacements = history?.replacements
    let wasOnline = connectivity.isOnline
    let reachability = connectivity.changes
    await withDiscardingTaskGroup { group in
      group.addTask { for await _ in commands { read.load() } }
      group.addTask { for await _ in events { read.ask() } }
      if let replacements { group.addTask { for await _ in replacements { read.ask() } } }
      group.addTask {
        var wasOnline = wasOnline
        for await isOnline in reachability where isOnline != wasOnline {
          wasOnline = isOnline
          read.ask()
        }
      }
      // What is asked for later is not part of the first reader's trace.
      var context = ServiceContext.current
      for await _ in read.asks {
        read.begins()
        let failures = await ServiceContext.withValue(context) { await ask(key, read) }
        context = nil
        guard let failures else { continue }
        group.addTask { [connectivity] in
          await connectivity.wait(afterFailures: failures)
          read.hasWaited()
        }
      }
    }
  }

  /// - Returns: The number of failures in a row, when the service is to be asked again after a wait.
  private func ask(_ key: Key, _ read: LiveRead) async -> Int? {
    do {
      guard connectivity.isOnline else { throw ServiceUnreachable() }
      read.succeeded(try await fetchNow(key))
      return nil
    } catch {
      // A request that ends with its task has another error than `CancellationError`.
      let problem = Task.isCancelled ? nil : Problem(error)
      if let problem { report("\(key) could not be read: \(problem)") }
      return read.failed(problem)
    }
  }

  /// - Returns: The generation that the answer is from: ``StoreHistory/generation(in:)``.
  private func fetchNow(_ key: Key) async throws -> Int {
    func attempt() async throws -> Int {
      let current = try await database.read { try self.generation(in: $0) }
      try await fetch(key)
      return current
    }
    do { return try await attempt() } catch is StoreReplaced { return try await attempt() }
  }

  private func generation(in database: SQLTransaction) throws -> Int {
    try history.map { _ in try StoreHistory.generation(in: database) } ?? 0
  }
}
