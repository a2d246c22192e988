public import Foundation
import Synchronization

/// A record of a ``RecordLog``, as it is stored.
///
/// ```swift
/// struct NoteRecord: LogRecord {
///   let id: String
///   let number: Int
///   let text: String
/// }
/// ```
public protocol LogRecord: Codable, Identifiable, Sendable where ID == String {
  /// The record's place in the service's order: a number that grows.
  var number: Int { get }
}

/// Records that a service lists page by page, the newest first, such as the messages of a chat, saved without gaps.
///
/// ```swift
/// struct NoteRecord: LogRecord {
///   let id: String
///   let number: Int
///   let text: String
/// }
///
/// let notes = RecordLog<NoteRecord>("notes")
///
/// func update(_ database: any SQLDatabase, _ owner: String, client: APIClient) async throws {
///   let key = RecordLog<NoteRecord>.Key(owner: owner, subject: "all")
///   try await notes.update(key, in: database) { before, limit in
///     let answer: [NoteRecord] = try await client.send(.get("v1/notes/\(before ?? .max)/\(limit)"))
///     return RecordLog.Page(answer, hasEarlier: answer.count == limit)
///   }
/// }
///
/// func newest(_ database: SQLTransaction, _ owner: String) throws -> [String] {
///   let key = RecordLog<NoteRecord>.Key(owner: owner, subject: "all")
///   return try notes.load(key, in: database).records.map(\.text)
/// }
/// ```
///
/// The answer to a command is inserted with ``insert(_:of:in:)``. It may come before the records that precede it: the
/// next update fills the gap.
public struct RecordLog<Record: LogRecord>: Sendable {
  /// The owner of some records, and their subject.
  public struct Key: Hashable, Sendable {
    public let owner: String
    public let subject: String

    public init(owner: String, subject: String) {
      self.owner = owner
      self.subject = subject
    }
  }

  /// A page of the service.
  public struct Page: Sendable {
    let records: [Record]
    let hasEarlier: Bool
    let keep: @Sendable (SQLTransaction) throws -> Void

    /// - Parameters:
    ///   - hasEarlier: True if the service has records before these.
    ///   - keep: Stores what else is in the answer, in the transaction that stores the records.
    public init(
      _ records: [Record], hasEarlier: Bool,
      keep: @escaping @Sendable (SQLTransaction) throws -> Void = { _ in }
    ) {
      self.records = records
      self.hasEarlier = hasEarlier
      self.keep = keep
    }
  }

  /// The saved part of a log, up to its newest record.
  public struct Part: Sendable {
    /// The oldest first.
    public let records: [Record]
    /// True if there are, or may be, records before these.
    public let hasEarlier: Bool
    /// The time of the last answer; nil when the service has not been asked yet.
    public let savedAt: Date?
  }

  /// The part of a log that one screen shows. It begins with the newest records, and then keeps its beginning while
  /// others come. In another history of the service it begins anew.
  public final class Window: Sendable {
    private let state: Mutex<(first: Int?, generation: Int?)>

    /// - Parameter first: The number to begin with; nil for the newest records.
    public init(from first: Int? = nil) { state = Mutex((first, nil)) }

    func first(in generation: Int) -> Int? {
      state.withLock { state in
        if state.generation ?? generation != generation { state.first = nil }
        state.generation = generation
        return state.first
      }
    }

    func begin(at first: Int?) { state.withLock { $0.first = $0.first ?? first } }
  }

  private let name: String
  /// The names of the log's tables, as parts of statements.
  let table, extents: SQL
  let pageSize: Int
  let largestPage: Int

  /// - Parameters:
  ///   - name: A name of letters, unique in the database. Never change it once it has shipped.
  ///   - pageSize: The number of records that a window begins with.
  ///   - largestPage: The largest number of records that the service gives at a time.
  public init(_ name: String, pageSize: Int = 30, largestPage: Int = 100) {
    self.name = name
    table = SQL(raw: "\(name)Log")
    extents = SQL(raw: "\(name)LogExtent")
    self.pageSize = pageSize
    self.largestPage = largestPage
  }

  /// Makes the log's tables, in a migration.
  public func createTables(in database: SQLTransaction) throws {
    try database.script(
      """
      CREATE TABLE \(name)Log (
        owner TEXT NOT NULL, subject TEXT NOT NULL, id TEXT NOT NULL, number BIGINT NOT NULL,
        record TEXT NOT NULL,
        PRIMARY KEY (owner, subject, id)
      );
      CREATE INDEX \(name)LogByNumber ON \(name)Log (owner, subject, number);
      CREATE TABLE \(name)LogExtent (
        owner TEXT NOT NULL, subject TEXT NOT NULL, readTo BIGINT NOT NULL, beginsAt BIGINT,
        savedAt DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (owner, subject)
      );
      """)
  }

  /// Loads the newest records, or those of a window.
  ///
  /// - Parameter limit: The number of records without a window; nil for the log's page size.
  public func load(
    _ key: Key, _ window: Window? = nil, limit: Int? = nil, in database: SQLTransaction
  ) throws -> Part {
    let generation = try StoreHistory.generationIfAny(in: database)
    let first = window?.first(in: generation)
    let records =
      try first.map { try self.records(of: key, "number >= \($0)", in: database) }
      ?? self.records(of: key, limit: limit ?? pageSize, in: database)
    let extent = try extent(of: key, in: database)
    // Beyond what was read there are answers to commands, and not what came before them.
    if let extent { window?.begin(at: records.first { $0.number <= extent.readTo }?.number) }
    return Part(
      records: records, hasEarlier: hasEarlier(than: records.first?.number, extent),
      savedAt: extent?.savedAt)
  }

  /// Inserts the answer to a command, in the transaction that removes the command.
  public func insert(_ record: Record, of key: Key, in database: SQLTransaction) throws {
    // Below the first record it would leave a gap: it comes with the earlier records.
    if try extent(of: key, in: database) != nil,
      let first = try firstNumber(of: key, in: database), record.number < first
    {
      return
    }
    try store([record], of: key, in: database)
  }

  /// Removes all records of some owners, such as of people who have signed out.
  public func removeAll(ofOwners isMeant: (String) -> Bool, in database: SQLTransaction) throws {
    for table in [table, extents] {
      let owners: [String] = try database.values("SELECT DISTINCT owner FROM \(table)")
      for owner in owners where isMeant(owner) {
        try database.execute("DELETE FROM \(table) WHERE owner = \(owner)")
      }
    }
  }

  /// Removes all records of everybody: the service has another history.
  public func removeAll(in database: SQLTransaction) throws {
    for table in [table, extents] { try database.execute("DELETE FROM \(table)") }
  }
}
