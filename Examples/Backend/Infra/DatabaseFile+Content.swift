import GRDB
import SillarData

extension DatabaseFile {
  /// Opens the database, and has `fill` bring what it comes with up to date.
  ///
  /// - Throws: `DatabaseUnavailable`, also where the content cannot be written; what else `fill` throws.
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
