public import GRDB
public import SillarData
public import Work
public import WorkInfra

/// The tables and commands of Chat.
///
/// ```swift
/// let parts: [any WorkPart] = [ChatPart()]
/// ```
public struct ChatPart: WorkPart {
  public init() {}

  public func registerMigrations(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("chat 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE chatReceipt (
            person TEXT NOT NULL, request TEXT NOT NULL, professional TEXT NOT NULL,
            who TEXT NOT NULL, delivered INTEGER NOT NULL, read INTEGER NOT NULL,
            PRIMARY KEY (person, request, professional, who)
          ) WITHOUT ROWID;
          CREATE TABLE chatList (
            person TEXT NOT NULL PRIMARY KEY, content TEXT NOT NULL, savedAt DOUBLE NOT NULL
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("chat 2") { database in
      // Tables of version 0.1: their contents are at the service or in the outbox.
      for table in ["chatMessage", "chatPending", "chatExtent"] {
        try database.execute(sql: "DROP TABLE IF EXISTS \(table)")
      }
      try messageLog.createTables(in: database)
    }
  }

  public func forgetService(in database: Database) throws {
    try messageLog.removeAll(in: database)
    try database.execute(sql: "DELETE FROM chatReceipt; DELETE FROM chatList")
  }

  public func forgetPeople(
    except isSignedIn: (PersonID) -> Bool, in database: Database
  ) throws {
    try messageLog.removeAll(ofOwners: { !isSignedIn(PersonID($0)) }, in: database)
    try deleteRows(in: ["chatReceipt", "chatList"], owner: "person", except: isSignedIn, database)
  }

  public func handlers(_ api: WorkAPI) -> [OutboxHandler] { [SendMessage.handler(api)] }
}
