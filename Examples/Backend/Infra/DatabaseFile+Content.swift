import GRDB
import SillarData

extension DatabaseFile {
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
