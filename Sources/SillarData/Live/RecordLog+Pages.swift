public import Foundation

extension RecordLog {
  /// Asks the service for a page: the newest records before a number, and how many at most.
  public typealias Ask = @Sendable (_ before: Int?, _ limit: Int) async throws -> Page

  /// Saves the newest records of the service, and all between those and what is saved: all of them, or nothing.
  ///
  /// - Parameters:
  ///   - history: The history of the same database.
  ///   - now: The time of the answer.
  ///   - ask: See ``Ask``.
  /// - Throws: Errors from `ask` and the database; ``StoreReplaced`` when the service has another history meanwhile.
  public func update(
    _ key: Key, in database: any SQLDatabase, history: StoreHistory? = nil, now: Date = Date(),
    ask: Ask
  ) async throws {
    while try await !isUpdated(key, in: database, history, now, ask) {}
  }

  /// - Returns: False if another answer was saved while this one was under way, such as for a window that has closed: nobody knows
  ///   whether the two join on to each other.
  private func isUpdated(
    _ key: Key, in database: any SQLDatabase, _ history: StoreHistory?, _ now: Date, _ ask: Ask
  ) async throws -> Bool {
    let (saved, generation) = try await database.read { database in
      (try extent(of: key, in: database), try StoreHistory.generationIfAny(in: database))
    }
    var pages = [try await ask(nil, pageSize)]
    var records = pages[0].records
    // Only until it meets what is saved: older records are for those who look for them.
    while let saved, let first = records.map(\.number).min(), first > saved.readTo + 1,
      pages.last?.hasEarlier == true
    {
      let page = try await ask(first, largestPage)
      pages.append(page)
      // A service that gives the same again would do so forever.
      guard let next = page.records.map(\.number).min(), next < first else { break }
      records += page.records
    }
    return try await database.write { [pages, records] database in
      try check(generation, history, in: database)
      let old = try extent(of: key, in: database)
      guard old?.readTo == saved?.readTo else { return false }
      for page in pages { try page.keep(database) }
      let numbers = records.map(\.number)
      // Answers to commands that came before the first page, with a gap behind them.
      if old == nil, let first = numbers.min() { try remove(before: first, of: key, in: database) }
      try store(records, of: key, in: database)
      let isWhole = pages.last?.hasEarlier == false
      try save(
        Extent(
          readTo: max(numbers.max() ?? 0, old?.readTo ?? 0),
          beginsAt: isWhole ? numbers.min() ?? .max : old?.beginsAt, savedAt: now),
        of: key, in: database)
      return true
    }
  }

  /// Finds the records before a number: those that are saved, else those of the service, which are then saved.
  ///
  /// - Returns: The number of the first of them, for a ``Window``; nil when there are none.
  /// - Throws: The same errors as ``update(_:in:history:now:ask:)``.
  public func findEarlier(
    than number: Int, of key: Key, in database: any SQLDatabase, history: StoreHistory? = nil,
    ask: Ask
  ) async throws -> Int? {
    let (saved, hasEarlier, generation) = try await database.read { database in
      let saved = try records(
        of: key, "number < \(number)", limit: pageSize, in: database
      ).first?.number
      let extent = try extent(of: key, in: database)
      let generation = try StoreHistory.generationIfAny(in: database)
      return (saved, self.hasEarlier(than: saved ?? number, extent), generation)
    }
    guard saved == nil, hasEarlier else { return saved }
    let page = try await ask(number, pageSize)
    let first = page.records.map(\.number).min()
    try await database.write { database in
      try check(generation, history, in: database)
      // Only records that join on to those that are saved: a gap would never be noticed.
      guard let extent = try extent(of: key, in: database),
        let known = try firstNumber(of: key, in: database), known <= number
      else { return }
      try page.keep(database)
      try store(page.records, of: key, in: database)
      guard !page.hasEarlier else { return }
      try save(
        Extent(readTo: extent.readTo, beginsAt: first ?? number, savedAt: extent.savedAt),
        of: key, in: database)
    }
    return first
  }

  // MARK: -

  /// The part of a log that is saved without a gap.
  struct Extent: Sendable {
    /// The number up to which the service has been read. Saved records beyond it are answers to commands.
    let readTo: Int
    /// The number of the log's very first record, the largest one for an empty log; nil while that is not known.
    let beginsAt: Int?
    let savedAt: Date
  }

  func extent(of key: Key, in database: SQLTransaction) throws -> Extent? {
    try database.first(
      "SELECT readTo, beginsAt, savedAt FROM \(extents) WHERE \(Self.isOf(key))"
    ) { row in
      Extent(
        readTo: try row["readTo"], beginsAt: try row["beginsAt"], savedAt: try row["savedAt"])
    }
  }

  private func save(_ extent: Extent, of key: Key, in database: SQLTransaction) throws {
    try database.execute(
      """
      INSERT INTO \(extents) (owner, subject, readTo, beginsAt, savedAt)
      VALUES (\(key.owner), \(key.subject), \(extent.readTo), \(extent.beginsAt),
        \(extent.savedAt))
      ON CONFLICT (owner, subject) DO UPDATE SET
        readTo = excluded.readTo, beginsAt = excluded.beginsAt, savedAt = excluded.savedAt
      """)
  }

  /// Records in their order; with a limit, the newest of them.
  func records(
    of key: Key, _ condition: SQL = "TRUE", limit: Int = .max, in database: SQLTransaction
  ) throws -> [Record] {
    try database.rows(
      """
      SELECT record FROM \(table) WHERE \(Self.isOf(key)) AND \(condition)
      ORDER BY number DESC, id DESC LIMIT \(limit)
      """
    ) { row in
      // A record that this program cannot read is asked for again with the next page.
      try? JSONDecoder().decode(Record.self, from: row["record"])
    }
    .compactMap(\.self).reversed()
  }

  func store(_ records: [Record], of key: Key, in database: SQLTransaction) throws {
    for record in records {
      let content = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
      try database.execute(
        """
        INSERT INTO \(table) (owner, subject, id, number, record)
        VALUES (\(key.owner), \(key.subject), \(record.id), \(record.number), \(content))
        ON CONFLICT (owner, subject, id) DO UPDATE SET
          number = excluded.number, record = excluded.record
        """)
    }
  }

  private func remove(before number: Int, of key: Key, in database: SQLTransaction) throws {
    try database.execute("DELETE FROM \(table) WHERE \(Self.isOf(key)) AND number < \(number)")
  }

  func firstNumber(of key: Key, in database: SQLTransaction) throws -> Int? {
    try database.value("SELECT min(number) FROM \(table) WHERE \(Self.isOf(key))", as: Int?.self)
      .flatMap(\.self)
  }

  private static func isOf(_ key: Key) -> SQL {
    "owner = \(key.owner) AND subject = \(key.subject)"
  }

  func hasEarlier(than number: Int?, _ extent: Extent?) -> Bool {
    guard let number else { return false }
    return extent?.beginsAt.map { $0 < number } ?? true
  }

  /// Refuses an answer that was asked for in an earlier history of the service.
  private func check(_ generation: Int, _ history: StoreHistory?, in database: SQLTransaction)
    throws
  {
    guard try StoreHistory.generationIfAny(in: database) == generation else {
      throw StoreReplaced()
    }
    try history?.note(in: database)
  }
}

extension StoreHistory {
  /// ``generation(in:)``, also of a database without a history.
  static func generationIfAny(in database: SQLTransaction) throws -> Int {
    try database.hasTable("storeHistory") ? generation(in: database) : 0
  }
}
