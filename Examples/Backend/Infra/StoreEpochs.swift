import BackendModel
import Foundation
import GRDB

/// The identity of a store and its epochs, kept in its own database and modeled on PostgreSQL's timelines. Each program
/// start adds an epoch with a random id. A restore from a backup includes a program start: epochs that began after the
/// backup are not in the store, and the epoch that was running ends at the backup.
enum StoreEpochs {
  /// The number of epochs kept. A client whose epoch is older reads everything again.
  private static let most = 1000

  static func registerMigration(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("store: identity and epochs") { db in
      try db.execute(
        sql: """
          CREATE TABLE storeIdentity (id TEXT PRIMARY KEY) STRICT;
          CREATE TABLE storeEpoch (
            place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
            -- What the store, and its events, had come to when the epoch began.
            after INTEGER NOT NULL, events INTEGER NOT NULL
          ) STRICT;
          """)
      try db.execute(sql: "INSERT INTO storeIdentity VALUES (?)", arguments: [makeID()])
    }
    migrator.registerMigration("store: changes") { db in
      try db.execute(
        sql: "CREATE TABLE storeChange (number INTEGER PRIMARY KEY AUTOINCREMENT) STRICT")
    }
  }

  /// Increases the number of the store. Needed in transactions that may only update rows: only inserts get row numbers.
  static func change(in db: Database) throws {
    try db.execute(sql: "INSERT INTO storeChange DEFAULT VALUES; DELETE FROM storeChange")
  }

  /// Begins an epoch at a program start, before any other write, so that all later numbers belong to the new epoch.
  static func begin(in db: Database) throws {
    try db.execute(
      sql: "INSERT INTO storeEpoch (id, after, events) VALUES (?, ?, ?)",
      arguments: [makeID(), try number(in: db), try lastEvent(in: db)])
    try db.execute(
      sql: """
        DELETE FROM storeEpoch WHERE place <= (
          SELECT place FROM storeEpoch ORDER BY place DESC LIMIT 1 OFFSET ?)
        """, arguments: [most])
  }

  static func timeline(in db: Database) throws -> StoreTimeline {
    StoreTimeline(
      store: try identity(in: db),
      epochs: try Row.fetchAll(db, sql: "SELECT id, after FROM storeEpoch ORDER BY place").map {
        StoreTimeline.Epoch(id: $0["id"], after: $0["after"])
      })
  }

  static func position(in db: Database) throws -> StorePosition {
    StorePosition(
      store: try identity(in: db), epoch: try epoch(in: db), number: try number(in: db))
  }

  /// Returns the id of the latest epoch.
  static func epoch(in db: Database) throws -> String {
    try String.fetchOne(db, sql: "SELECT id FROM storeEpoch ORDER BY place DESC LIMIT 1") ?? ""
  }

  /// Returns true if an event of an epoch belongs to the history of this store.
  static func hasTold(_ event: Int64, in epoch: String, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT NOT EXISTS (
          SELECT 1 FROM storeEpoch AS later WHERE later.place > this.place AND later.events < ?)
        FROM storeEpoch AS this WHERE id = ?
        """, arguments: [event, epoch]) ?? false
  }

  static func lastEvent(in db: Database) throws -> Int64 {
    try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'event'") ?? 0
  }

  /// Returns the sum of the last row numbers. It never falls: SQLite assigns no number twice, even after a delete.
  private static func number(in db: Database) throws -> Int64 {
    try Int64.fetchOne(db, sql: "SELECT coalesce(sum(seq), 0) FROM sqlite_sequence") ?? 0
  }

  private static func identity(in db: Database) throws -> String {
    try String.fetchOne(db, sql: "SELECT id FROM storeIdentity") ?? ""
  }

  private static func makeID() -> String { UUID().uuidString.lowercased() }
}
