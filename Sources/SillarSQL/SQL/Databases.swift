public import Foundation
public import Logging

/// Opens the databases of a program, whatever their engine: ``LocalDatabases`` in its data folder, or `PostgreSQLDatabases`
/// on a server that several processes share.
///
/// What cannot be recreated is opened with it. A cache is a ``LocalDatabase``: each process has its own.
///
/// ```swift
/// struct StorageFailed: Error { let reason: String }
///
/// func openNotes(_ databases: any Databases, in folder: URL) throws -> any SQLDatabase {
///   var migrations = Migrations()
///   migrations.add("notes") { database in
///     try database.script("CREATE TABLE note (id BIGINT PRIMARY KEY, text TEXT NOT NULL)")
///   }
///   return try databases.open("notes", in: folder, content: "notes", migrations: migrations) {
///     StorageFailed(reason: $0)
///   }
/// }
/// ```
public protocol Databases: Sendable {
  /// Opens or makes a database, and migrates it.
  ///
  /// - Parameters:
  ///   - name: The name of the database, such as `notes`.
  ///   - folder: The folder of the app that it belongs to: the data folder, or one in it. It need not be there.
  ///   - content: The content, such as "unsent work", for the message that it is missing.
  ///   - isDurable: See ``LocalDatabase``. A server stores each change durably.
  ///   - isPrivate: True if only the program's own user may read a file of it.
  ///   - failure: Makes the app's own error from later failures.
  /// - Throws: ``DatabaseUnavailable``.
  func open(
    _ name: String, in folder: URL, content: String, isDurable: Bool, isPrivate: Bool,
    migrations: Migrations, logger: Logger, failure: @escaping @Sendable (String) -> any Error
  ) throws(DatabaseUnavailable) -> any SQLDatabase
}

extension Databases {
  /// Opens a database, by default one whose changes must not be lost; see
  /// ``open(_:in:content:isDurable:isPrivate:migrations:logger:failure:)``.
  public func open(
    _ name: String, in folder: URL, content: String, isDurable: Bool = true,
    isPrivate: Bool = false, migrations: Migrations,
    failure: @escaping @Sendable (String) -> any Error
  ) throws(DatabaseUnavailable) -> any SQLDatabase {
    try open(
      name, in: folder, content: content, isDurable: isDurable, isPrivate: isPrivate,
      migrations: migrations, logger: Logger(label: "sillar.data.storage"), failure: failure)
  }
}

/// SQLite databases, each in a file of its folder.
///
/// ```swift
/// let databases: any Databases = LocalDatabases()
/// ```
public struct LocalDatabases: Databases {
  public init() {}

  public func open(
    _ name: String, in folder: URL, content: String, isDurable: Bool, isPrivate: Bool,
    migrations: Migrations, logger: Logger, failure: @escaping @Sendable (String) -> any Error
  ) throws(DatabaseUnavailable) -> any SQLDatabase {
    try LocalDatabase(
      name, in: folder, content: content, isDurable: isDurable, isPrivate: isPrivate,
      migrations: migrations, logger: logger, failure: failure)
  }
}
