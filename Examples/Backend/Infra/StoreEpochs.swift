import BackendModel
import Foundation
import SillarData

/// The identity of a store and its epochs, kept in its own database and modeled on PostgreSQL's timelines. Each program
/// start adds an epoch with a random id. A restore from a backup includes a program start: epochs that began after the
/// backup are not in the store, and the epoch that was running ends at the backup.
enum StoreEpochs {
  /// The number of epochs kept. A client whose epoch is older reads everything again.
  private static let most = 1000

  static func registerMigration(in migrations: inout Migrations) {
    migrations.add("store: identity, epochs and changes") { database in
      try database.script(
        """
        CREATE TABLE storeIdentity (id TEXT PRIMARY KEY);
        CREATE TABLE storeEpoch (
          place BIGINT PRIMARY KEY, id TEXT NOT NULL UNIQUE,
          -- What the store, and its events, had come to when the epoch began.
          after BIGINT NOT NULL, events BIGINT NOT NULL
        );
        CREATE TABLE storeChange (one BIGINT PRIMARY KEY, last BIGINT NOT NULL);
        INSERT INTO storeChange (one, last) VALUES (1, 0);
        """)
      try database.execute("INSERT INTO storeIdentity (id) VALUES (\(makeID()))")
    }
  }

  /// Increases the number of the store, in each transaction that changes what clients read.
  static func change(in database: SQLTransaction) throws {
    try database.execute("UPDATE storeChange SET last = last + 1")
  }

  /// Begins an epoch at a program start, before any other write, so that all later numbers belong to the new epoch. What
  /// the start writes counts as a change of it.
  ///
  /// - Parameter lastEvent: the number of the latest event, of a store that has events.
  static func begin(after lastEvent: Int64 = 0, in database: SQLTransaction) throws {
    try database.execute(
      """
      INSERT INTO storeEpoch (place, id, after, events)
      SELECT coalesce(max(place), 0) + 1, \(makeID()), (SELECT last FROM storeChange), \(lastEvent)
      FROM storeEpoch
      """)
    try database.execute(
      "DELETE FROM storeEpoch WHERE place <= (SELECT max(place) FROM storeEpoch) - \(most)")
    try change(in: database)
  }

  static func timeline(in database: SQLTransaction) throws -> BackendModel.StoreTimeline {
    BackendModel.StoreTimeline(
      store: try database.value("SELECT id FROM storeIdentity") ?? "",
      epochs: try database.rows("SELECT id, after FROM storeEpoch ORDER BY place") { row in
        BackendModel.StoreTimeline.Epoch(id: try row["id"], after: try row["after"])
      })
  }

  static func position(in database: SQLTransaction) throws -> BackendModel.StorePosition {
    let position = try database.first(
      """
      SELECT storeIdentity.id AS store, storeEpoch.id AS epoch, last
      FROM storeIdentity, storeEpoch, storeChange ORDER BY place DESC LIMIT 1
      """
    ) { row in
      BackendModel.StorePosition(
        store: try row["store"], epoch: try row["epoch"], number: try row["last"])
    }
    guard let position else { throw DamagedRow("the history of the store") }
    return position
  }

  /// Returns the id of the latest epoch.
  static func epoch(in database: SQLTransaction) throws -> String {
    try database.value("SELECT id FROM storeEpoch ORDER BY place DESC LIMIT 1") ?? ""
  }

  /// Returns true if an event of an epoch belongs to the history of this store.
  static func hasTold(
    _ event: Int64, in epoch: String, _ database: SQLTransaction
  ) throws -> Bool {
    let ends: Int64? = try database.value(
      """
      SELECT coalesce(
        (SELECT min(events) FROM storeEpoch AS later WHERE later.place > this.place), \(Int64.max))
      FROM storeEpoch AS this WHERE id = \(epoch)
      """)
    return ends.map { event <= $0 } ?? false
  }

  private static func makeID() -> String { UUID().uuidString.lowercased() }
}
