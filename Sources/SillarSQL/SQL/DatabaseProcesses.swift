/// The processes that share a database. Each counts in a row of its own while it lives; when the others have seen the same
/// count several times, its row is removed, and what belongs to it may be taken over.
///
/// ```swift
/// func watch(_ processes: DatabaseProcesses, _ takeOver: () async throws -> Void) async throws {
///   var seen = DatabaseProcesses.Seen()
///   while !Task.isCancelled {
///     if try await processes.count(&seen) { try await takeOver() }
///     try await Task.sleep(for: .seconds(2))
///   }
/// }
/// ```
///
/// A process that was only slow registers again with its next count, and finds that things are not its own any more.
public struct DatabaseProcesses: Sendable {
  /// The counts of the other processes, and how often each was the same.
  public struct Seen: Sendable {
    fileprivate var others: [String: (beat: Int64, silent: Int)] = [:]

    public init() {}
  }

  /// The name of this process.
  public let id: String
  private let table: String
  private let database: any SQLDatabase
  private let mostSilent: Int

  /// - Parameters:
  ///   - table: A table that ``create(_:_:)`` has made.
  ///   - id: A name that no other process has.
  ///   - mostSilent: The number of times that the others see the same count of a process that has ended.
  public init(_ table: String, id: String, mostSilent: Int, in database: any SQLDatabase) {
    self.table = table
    self.id = id
    self.mostSilent = mostSilent
    self.database = database
  }

  /// Makes the table, in a migration.
  public static func create(_ table: String, _ database: SQLTransaction) throws {
    try database.script("CREATE TABLE \(table) (id TEXT PRIMARY KEY, beat BIGINT NOT NULL)")
  }

  /// A condition: a column names no registered process.
  public static func isOrphan(_ column: String, _ table: String) -> SQL {
    SQL(raw: "NOT EXISTS (SELECT 1 FROM \(table) WHERE \(table).id = \(column))")
  }

  /// Registers this process, unless it is.
  public func join(_ database: SQLTransaction) throws {
    try database.execute(
      """
      INSERT INTO \(identifier: table) (id, beat) VALUES (\(id), 0) ON CONFLICT (id) DO NOTHING
      """)
  }

  /// Removes this process: the others need not wait. Also in a task that is canceled, as those of a process that ends are.
  ///
  /// - Parameter also: What else is written then.
  public func leave(
    also: @escaping @Sendable (SQLTransaction) throws -> Void = { _ in }
  ) async {
    let leaving = Task { [id, table, database] in
      try? await database.write { database in
        try database.execute("DELETE FROM \(identifier: table) WHERE id = \(id)")
        try also(database)
      }
    }
    await leaving.value
  }

  /// Counts, looks at the counts of the others, and removes those that have ended.
  ///
  /// - Parameter seen: What was seen before. An error empties it: what was seen before the database was away says nothing.
  /// - Returns: True if one was removed.
  public func count(_ seen: inout Seen) async throws -> Bool {
    do {
      return try await counted(&seen)
    } catch {
      seen = Seen()
      throw error
    }
  }

  private func counted(_ seen: inout Seen) async throws -> Bool {
    try await database.write { [id, table] database in
      try database.execute(
        """
        INSERT INTO \(identifier: table) (id, beat) VALUES (\(id), 0)
        ON CONFLICT (id) DO UPDATE SET beat = \(identifier: table).beat + 1
        """)
    }
    let others = try await database.read { [id, table] database in
      try database.rows("SELECT id, beat FROM \(identifier: table) WHERE id <> \(id)") { row in
        (id: try row["id"] as String, beat: try row["beat"] as Int64)
      }
    }
    var now: [String: (beat: Int64, silent: Int)] = [:]
    for (id, beat) in others {
      let silent = seen.others[id].map { $0.beat == beat ? $0.silent + 1 : 0 } ?? 0
      now[id] = (beat, silent)
    }
    seen.others = now
    let dead = now.filter { $0.value.silent >= mostSilent }.mapValues(\.beat)
    guard !dead.isEmpty else { return false }
    try await database.write { [table] database in
      for (id, beat) in dead {
        try database.execute(
          "DELETE FROM \(identifier: table) WHERE id = \(id) AND beat = \(beat)")
      }
    }
    return true
  }
}
