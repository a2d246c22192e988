public import Foundation

/// Files in a database, for programs whose processes share a server and no folder.
///
/// ```swift
/// struct Receipts {
///   static func migrations() -> Migrations {
///     var migrations = Migrations()
///     DatabaseFiles.registerMigration(in: &migrations)
///     return migrations
///   }
///
///   func files(of database: any SQLDatabase) -> any FileStore { DatabaseFiles(in: database) }
/// }
/// ```
///
/// A file is a row. While it is written, the process and the server have it in memory, so it is for files of some megabytes.
public struct DatabaseFiles: FileStore {
  public let limit: Int
  private let database: any SQLDatabase

  /// - Parameter database: A database with the table of ``registerMigration(in:)``. Its files have one set of names.
  public init(in database: any SQLDatabase, limit: Int = 10 << 20) {
    self.database = database
    self.limit = limit
  }

  /// Adds the table of files to those of a database.
  public static func registerMigration(in migrations: inout Migrations) {
    migrations.add("files") { database in
      try database.script(
        "CREATE TABLE storedFile (name TEXT PRIMARY KEY, contents \(database.bytes) NOT NULL)")
    }
  }

  public func put(_ contents: Data, as name: String) async throws {
    try check(name, contents)
    try await database.write { database in
      try database.execute(
        """
        INSERT INTO storedFile (name, contents) VALUES (\(name), \(contents))
        ON CONFLICT (name) DO UPDATE SET contents = excluded.contents
        """)
    }
  }

  public func get(_ name: String, from offset: Int, count: Int) async throws -> Data? {
    try check(name)
    let start = min(max(0, offset), Int(Int32.max) - 1) + 1
    let count = min(max(0, count), Int(Int32.max) - start)
    return try await database.read { database in
      try database.first(
        """
        SELECT substr(contents, CAST(\(start) AS INTEGER), CAST(\(count) AS INTEGER)) AS part
        FROM storedFile WHERE name = \(name)
        """
      ) { row in
        // SQLite: a part of no bytes is NULL.
        try row["part"] as Data? ?? Data()
      }
    }
  }

  public func delete(_ names: [String]) async throws {
    for name in names { try check(name) }
    try await database.write { database in
      try database.execute("DELETE FROM storedFile WHERE \("name", in: names)")
    }
  }
}

extension SQLDatabase {
  /// Keeps files where all processes reach them that use this database.
  ///
  /// ```swift
  /// func receipts(_ database: any SQLDatabase, in folder: URL) throws -> any FileStore {
  ///   try database.files(sharedFolder: nil, folder: folder.appending(path: "receipts"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - sharedFolder: A folder that all processes reach; nil if there is none. Then the files are in the database if other
  ///     processes may use it (`isShared`), which has the table of ``DatabaseFiles/registerMigration(in:)``.
  ///   - folder: The folder of the files of a process that has the database for itself.
  /// - Throws: ``FileStoreError/failed(_:reason:)``.
  public func files(
    sharedFolder: URL?, folder: URL, limit: Int = 10 << 20
  ) throws(FileStoreError) -> any FileStore {
    if sharedFolder == nil, isShared { return DatabaseFiles(in: self, limit: limit) }
    return try FolderFiles(in: sharedFolder ?? folder, limit: limit)
  }
}
