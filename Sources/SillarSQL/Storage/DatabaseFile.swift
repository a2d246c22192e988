public import Foundation
import GRDB
public import Logging

/// Decides if the file of a SQLite database may be opened, and has it opened, or throws an error that says what to do.
///
/// A ``LocalDatabase`` does this itself. A program that opens a file with a library of its own names the migrations that
/// it knows:
///
/// ```swift
/// func openLedger<Ledger>(in folder: URL, open: () throws -> Ledger) throws -> Ledger {
///   let file = DatabaseFile(
///     at: folder.appending(path: "ledger.sqlite"), .authoritative("the ledger"), knowing: ["entries"])
///   return try file.open(open)
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
  private let known: Set<String>
  private let isPrivate: Bool
  private let patience: Duration
  private let logger: Logger

  /// - Parameters:
  ///   - file: The file of the database. Its folder is made if it does not exist.
  ///   - known: The names of the migrations that this program applies to the file.
  ///   - isPrivate: True if only the program's own user may read the file.
  ///   - patience: The time to wait for the writes of other programs.
  public init(
    at file: URL, _ role: Role, knowing known: [String], isPrivate: Bool = false,
    patience: Duration = .seconds(5), logger: Logger = Logger(label: "sillar.data.storage")
  ) {
    self.file = file
    self.role = role
    self.known = Set(known)
    self.isPrivate = isPrivate
    self.patience = patience
    self.logger = logger
  }

  /// Looks at the file, and has it opened. Waits for another program that does the same.
  ///
  /// - Parameter connect: Opens or makes the database, and migrates it. Its errors from GRDB and of files become
  ///   ``DatabaseUnavailable``. It is called again when a cache was put aside.
  /// - Throws: ``DatabaseUnavailable``.
  public func open<Connection>(
    _ connect: () throws -> Connection
  ) throws(DatabaseUnavailable) -> Connection {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try FolderLock.hold(for: file) {
        switch role {
        case .authoritative(let content): try openAuthoritative(content, connect)
        case .cache: try openCache(connect)
        }
      }
    } catch {
      throw DatabaseUnavailable(path: file.path, error)
    }
  }

  private func openAuthoritative<Connection>(
    _ content: String, _ connect: () throws -> Connection
  ) throws -> Connection {
    let marker = StoreMarker(database: file, content: content)
    if try inspect() == .empty, marker.isThere { throw marker.missing }
    let connection = try make(connect)
    try marker.write(now: Date())
    return connection
  }

  private func openCache<Connection>(
    _ connect: () throws -> Connection
  ) throws -> Connection {
    do {
      try inspect()
      return try make(connect)
    } catch {
      let failure = DatabaseUnavailable(path: file.path, error)
      guard let suffix = failure.cause.suffix else { throw failure }
      try putAside(suffix)
      logger.warning(
        "A cache was put aside, and a new one is made",
        metadata: ["database": "\(file.path)", "reason": "\(failure.reason)"])
      return try make(connect)
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
    var configuration = GRDB.Configuration()
    configuration.busyMode = .timeout(patience / .seconds(1))
    configuration.readonly = true
    // Blocks: a database is opened before a program serves.
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    // Blocks: a database is opened before a program serves.
    let applied = try queue.read { try DatabaseMigrator().appliedIdentifiers($0) }
    try queue.close()
    let unknown = applied.subtracting(known)
    if let name = unknown.min() {
      throw DatabaseUnavailable(path: file.path, cause: .newer, detail: "its change \"\(name)\"")
    }
    return applied.isEmpty && !known.isEmpty ? .empty : .content
  }

  private func make<Connection>(_ connect: () throws -> Connection) throws -> Connection {
    if isPrivate { try makePrivate() }
    return try connect()
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
