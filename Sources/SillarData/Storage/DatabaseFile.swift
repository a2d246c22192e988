public import Foundation
public import GRDB
public import Logging

/// Opens a SQLite file in WAL mode, or throws an error that says what to do.
///
/// ```swift
/// import GRDB
///
/// func openLedger(in folder: URL) throws -> DatabasePool {
///   var migrations = DatabaseMigrator()
///   migrations.registerMigration("entries") { database in
///     try database.execute(sql: "CREATE TABLE entry (id INTEGER PRIMARY KEY, amount INTEGER NOT NULL)")
///   }
///   let file = DatabaseFile(
///     at: folder.appending(path: "ledger.sqlite"), .authoritative("the ledger"), migrations: migrations)
///   return try file.open()
/// }
/// ```
///
/// A file that a newer version of the program has written is never changed. ``Role`` says when a new file is made.
public struct DatabaseFile: Sendable {
  /// The importance of a database's content: authoritative data or a cache.
  ///
  /// ```swift
  /// let role = DatabaseFile.Role.authoritative("unsent work")
  /// ```
  public enum Role: Hashable, Sendable {
    /// The content, named for error messages, cannot be recreated. Opening puts a marker beside the database:
    /// `work.store` for `work.sqlite`. While the marker exists, a database that is missing or empty is refused.
    case authoritative(String)
    /// The content can be recreated. A file that is damaged, or from a newer program, is moved aside with `.damaged` or
    /// `.newer` at the end of its name, and a new one is made.
    case cache
  }

  private let file: URL
  private let role: Role
  private let migrations: DatabaseMigrator
  private let known: Set<String>
  private let isDurable: Bool
  private let isPrivate: Bool
  private let patience: Duration
  private let logger: Logger

  /// - Parameters:
  ///   - file: The file of the database. Its folder is made if it does not exist.
  ///   - alsoKnown: The names of migrations that other parts of this program apply to the same file.
  ///   - isDurable: True if a change must be on disk when its transaction ends, and so survive a power cut. See
  ///     [SQLite's `synchronous`](https://www.sqlite.org/pragma.html#pragma_synchronous).
  ///   - isPrivate: True if only the program's own user may read the file.
  ///   - patience: The time that a write waits for the writes of other programs.
  public init(
    at file: URL, _ role: Role, migrations: DatabaseMigrator, alsoKnown: [String] = [],
    isDurable: Bool = false, isPrivate: Bool = false, patience: Duration = .seconds(5),
    logger: Logger = Logger(label: "sillar.data.storage")
  ) {
    self.file = file
    self.role = role
    self.migrations = migrations
    known = Set(migrations.migrations + alsoKnown)
    self.isDurable = isDurable
    self.isPrivate = isPrivate
    self.patience = patience
    self.logger = logger
  }

  /// Opens or makes the database, and migrates it. Waits for another program that does the same.
  ///
  /// - Throws: ``DatabaseUnavailable``.
  public func open() throws(DatabaseUnavailable) -> DatabasePool {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try FolderLock.hold(for: file) {
        switch role {
        case .authoritative(let content): try openAuthoritative(content)
        case .cache: try openCache()
        }
      }
    } catch {
      throw DatabaseUnavailable(path: file.path, error)
    }
  }

  private func openAuthoritative(_ content: String) throws -> DatabasePool {
    let marker = StoreMarker(database: file, content: content)
    if try inspect() == .empty, marker.isThere { throw marker.missing }
    let pool = try makePool()
    try marker.write(now: Date())
    return pool
  }

  private func openCache() throws -> DatabasePool {
    do {
      try inspect()
      return try makePool()
    } catch {
      let failure = DatabaseUnavailable(path: file.path, error)
      guard let suffix = failure.cause.suffix else { throw failure }
      try putAside(suffix)
      logger.warning(
        "A cache was put aside, and a new one is made",
        metadata: ["database": "\(file.path)", "reason": "\(failure.reason)"])
      return try makePool()
    }
  }

  private enum Found {
    /// There is no file, or none of the program's migrations has been applied to it.
    case empty
    case content
  }

  /// Looks at the file without changing it.
  ///
  /// - Throws: ``DatabaseUnavailable`` when a newer program has written it.
  @discardableResult
  private func inspect() throws -> Found {
    let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    guard let size, size > 0 else { return .empty }
    var configuration = configuration
    configuration.readonly = true
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    let applied = try queue.read { try migrations.appliedIdentifiers($0) }
    try queue.close()
    let unknown = applied.subtracting(known)
    if let name = unknown.min() {
      throw DatabaseUnavailable(path: file.path, cause: .newer, detail: "its change \"\(name)\"")
    }
    return applied.isEmpty && !known.isEmpty ? .empty : .content
  }

  private var configuration: GRDB.Configuration {
    var configuration = GRDB.Configuration()
    configuration.busyMode = .timeout(patience / .seconds(1))
    configuration.label = file.deletingPathExtension().lastPathComponent
    return configuration
  }

  private func makePool() throws -> DatabasePool {
    if isPrivate { try makePrivate() }
    let pool = try DatabasePool(path: file.path, configuration: configuration)
    if isDurable {
      // The pool keeps the same write connection for its whole life.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    }
    try migrations.migrate(pool)
    return pool
  }

  /// Sets the file mode before the database has content, because SQLite gives the same mode to the files beside it.
  private func makePrivate() throws {
    let files = FileManager.default
    let onlyOwner: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    if !files.fileExists(atPath: file.path) {
      _ = files.createFile(atPath: file.path, contents: nil, attributes: onlyOwner)
    }
    for path in ["", "-wal", "-shm"].map({ file.path + $0 }) where files.fileExists(atPath: path) {
      try files.setAttributes(onlyOwner, ofItemAtPath: path)
    }
  }

  /// Moves the file and its write-ahead log aside, in place of those that were moved earlier.
  private func putAside(_ suffix: String) throws {
    let files = FileManager.default
    for part in ["", "-wal", "-shm"] {
      let aside = "\(file.path).\(suffix)\(part)"
      if files.fileExists(atPath: aside) { try files.removeItem(atPath: aside) }
      if files.fileExists(atPath: file.path + part) {
        try files.moveItem(atPath: file.path + part, toPath: aside)
      }
    }
  }
}

extension DatabaseUnavailable.Cause {
  /// The suffix for the name of a cache that is moved aside; nil when moving it does not help.
  fileprivate var suffix: String? {
    switch self {
    case .newer: "newer"
    case .damaged: "damaged"
    default: nil
    }
  }
}
