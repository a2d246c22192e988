public import Foundation
public import GRDB
public import Logging

/// Opens a SQLite file in WAL mode, or refuses it with words that say what to do.
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
/// A file that a newer version of the program has written is never changed. A new one is made only where there has been
/// none: see ``Role``.
public struct DatabaseFile: Sendable {
  /// What a database is to its program.
  ///
  /// ```swift
  /// let role = DatabaseFile.Role.authoritative("unsent work")
  /// ```
  public enum Role: Hashable, Sendable {
    /// Its content, named for a message, cannot be had again. When a database is first made, a marker is put beside it:
    /// `work.store` for `work.sqlite`. While that is there, a database that is missing or empty is refused.
    case authoritative(String)
    /// Its content can be had again. One that is damaged, or of a newer program, is put aside, with `.damaged` or `.newer`
    /// at the end of its name, and a new one is made.
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
  ///   - file: Its folder is made if it is not there.
  ///   - alsoKnown: The names of migrations that other parts of this program make in the same file.
  ///   - isDurable: Whether a change is on the disk when its transaction ends, and survives a power cut. See
  ///     [SQLite's `synchronous`](https://www.sqlite.org/pragma.html#pragma_synchronous).
  ///   - isPrivate: Whether only the program's own user can read it.
  ///   - patience: How long a write waits for those of other programs.
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

  /// Opens the database, or makes it, and brings its tables up to date. Waits for another program that does the same.
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
    /// There is no file, or no table of the program's in it.
    case empty
    case content
  }

  /// Looks at the file without changing it.
  ///
  /// - Throws: ``DatabaseUnavailable`` where it is a newer program's.
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
      // The pool has one connection that writes, from its beginning to its end.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    }
    try migrations.migrate(pool)
    return pool
  }

  /// SQLite gives the files beside a database the database's own mode, so that is set before there is anything in it.
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

  /// Moves the file and its write-ahead log out of the way, in the place of those that were moved earlier.
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
  /// What is added to the name of a cache that is put aside; nil where that does not help.
  fileprivate var suffix: String? {
    switch self {
    case .newer: "newer"
    case .damaged: "damaged"
    default: nil
    }
  }
}
