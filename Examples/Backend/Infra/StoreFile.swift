import Foundation
import GRDB
import SillarData

/// The file of one of the backend's stores, which is opened with GRDB.
struct StoreFile {
  private let file: URL
  private let role: DatabaseFile.Role
  private let migrations: DatabaseMigrator
  private let alsoKnown: [String]
  private let isDurable: Bool

  /// - Parameters:
  ///   - alsoKnown: The names of migrations that other stores apply to the same file.
  ///   - isDurable: True if a change must be on disk when its transaction ends, and so survive a power cut.
  init(
    at file: URL, _ role: DatabaseFile.Role, migrations: DatabaseMigrator,
    alsoKnown: [String] = [], isDurable: Bool = false
  ) {
    self.file = file
    self.role = role
    self.migrations = migrations
    self.alsoKnown = alsoKnown
    self.isDurable = isDurable
  }

  /// - Throws: `DatabaseUnavailable`.
  func open() throws -> DatabasePool {
    let known = migrations.migrations + alsoKnown
    return try DatabaseFile(at: file, role, knowing: known, patience: .seconds(60)).open {
      var configuration = Configuration()
      configuration.busyMode = .timeout(60)
      configuration.label = file.deletingPathExtension().lastPathComponent
      let pool = try DatabasePool(path: file.path, configuration: configuration)
      if isDurable {
        // The pool keeps the same write connection for its whole life.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      }
      try migrations.migrate(pool)
      return pool
    }
  }

  /// Opens the database, and runs `fill` to update its content.
  ///
  /// - Throws: `DatabaseUnavailable`, also when the content cannot be written; other errors of `fill`.
  func open(fill: (DatabasePool) async throws -> Void) async throws -> DatabasePool {
    let pool = try open()
    do {
      try await fill(pool)
      return pool
    } catch let error as DatabaseError {
      throw DatabaseUnavailable(path: pool.path, error)
    }
  }
}
