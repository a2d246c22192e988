import GRDB
import SillarData
import TestServers
import Testing

struct LocalDatabaseTests {
  private struct Failure: Error { let reason: String }

  @Test(arguments: [(isDurable: true, level: 2), (isDurable: false, level: 1)])
  func `what must not be lost is on the disk when it is written`(
    isDurable: Bool, level: Int
  ) async throws {
    try await withFolder { folder in
      let database = try LocalDatabase(
        "things", in: folder, isDurable: isDurable, migrations: DatabaseMigrator()
      ) { Failure(reason: $0) }
      // https://www.sqlite.org/pragma.html#pragma_synchronous: 2 is FULL, 1 is NORMAL.
      let found = try await database.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
      #expect(found == level)
    }
  }
}
