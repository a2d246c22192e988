public import Foundation
public import Logging
public import SillarSQL

/// The databases of a program on a PostgreSQL server, in place of the files of its data folder: a program of SillarServer that
/// is given it has the option `--database`.
///
/// ```swift
/// func databases(in folder: URL) throws -> any Databases {
///   try PostgreSQLDatabases(at: "postgres://ada:secret@localhost/shop", of: "shop", in: folder)
/// }
/// ```
///
/// Each is a schema, such as `shop/market/payments` for the database `payments` of the folder `market`. Processes of one
/// program that have the same address share them, wherever their folders are.
public struct PostgreSQLDatabases: Databases {
  private let address: String
  private let program: String
  private let root: [String]

  /// - Parameters:
  ///   - address: See ``PostgreSQLDatabase``. No connection is made before a database is opened.
  ///   - program: The name of the program, which begins the names of its schemas.
  ///   - folder: The data folder of this process.
  /// - Throws: `DatabaseUnavailable` for an address that cannot be read.
  public init(
    at address: String, of program: String, in folder: URL
  ) throws(DatabaseUnavailable) {
    do throws(PostgreSQLError) {
      _ = try PostgreSQLAddress(address)
    } catch {
      throw DatabaseUnavailable(path: "postgres://", cause: error.cause, detail: "\(error)")
    }
    self.address = address
    self.program = program
    root = Self.parts(of: folder)
  }

  public func open(
    _ name: String, in folder: URL, content: String, isDurable: Bool, isPrivate: Bool,
    migrations: Migrations, logger: Logger, failure: @escaping @Sendable (String) -> any Error
  ) throws(DatabaseUnavailable) -> any SQLDatabase {
    let parts = Self.parts(of: folder)
    let inner = parts.starts(with: root) ? Array(parts.dropFirst(root.count)) : parts
    return try PostgreSQLDatabase(
      ([program] + inner + [name]).joined(separator: "/"), at: address, migrations: migrations,
      logger: logger, failure: failure)
  }

  private static func parts(of folder: URL) -> [String] {
    folder.absoluteURL.standardizedFileURL.pathComponents.filter { $0 != "/" }
  }
}
