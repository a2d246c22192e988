import Foundation
import SillarData
import SillarModel
import Synchronization

/// The answers of an app's visitors to the question if the screens that they use may be noted.
final class ConsentStore: Sendable {
  /// The number of visitors in memory. Above it all are forgotten, until a window of theirs reads the answer again.
  private static let most = 10_000

  private let database: any SQLDatabase
  private let uses: LastUses
  private let agreed = Mutex<Set<String>>([])

  /// - Parameter folder: The folder of the database; made if it does not exist.
  /// - Throws: `DatabaseUnavailable`.
  init(
    in folder: URL, databases: any Databases, work: AppWork,
    now: @escaping @Sendable () -> Date, clock: any Clock<Duration>
  ) throws {
    var migrations = Migrations()
    migrations.add("consent") { database in
      try database.script(
        "CREATE TABLE consent (visitor TEXT PRIMARY KEY, isGiven BIGINT NOT NULL)")
    }
    LastUses.registerMigration(in: &migrations)
    database = try databases.open(
      "consent", in: folder, content: "what visitors have agreed to", migrations: migrations
    ) { Problem.notStored(detail: $0) }
    uses = LastUses(database: database, work: work, now: now, clock: clock) { visitors, database in
      try database.execute("DELETE FROM consent WHERE \("visitor", in: visitors)")
    }
  }

  /// Returns the answer of a visitor: true for consent, nil for none.
  func answer(of visitor: String) async throws -> Bool? {
    await uses.noteRead(visitor)
    let answer = try await database.readBriefly { database in
      try database.value("SELECT isGiven FROM consent WHERE visitor = \(visitor)", as: Bool.self)
    }
    remember(answer == true, of: visitor)
    return answer
  }

  /// Returns true if a visitor has agreed, as a window of theirs has read or asked it.
  func hasAgreed(_ visitor: String) -> Bool { agreed.withLock { $0.contains(visitor) } }

  func keep(_ isGiven: Bool, of visitor: String) async throws {
    remember(isGiven, of: visitor)
    try await database.write { [uses] database in
      try database.execute(
        """
        INSERT INTO consent (visitor, isGiven) VALUES (\(visitor), \(isGiven))
        ON CONFLICT (visitor) DO UPDATE SET isGiven = excluded.isGiven
        """)
      try uses.note(visitor, isStranger: true, in: database)
    }
  }

  private func remember(_ isGiven: Bool, of visitor: String) {
    agreed.withLock { agreed in
      if agreed.count >= Self.most { agreed = [] }
      if isGiven { agreed.insert(visitor) } else { agreed.remove(visitor) }
    }
  }
}
