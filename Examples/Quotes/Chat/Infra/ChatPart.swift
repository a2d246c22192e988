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

  public func registerMigrations(in migrations: inout Migrations) {
    migrations.add("chat 1") { database in
      try database.script(
        """
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
    migrations.add("chat 2") { database in
      // Tables of version 0.1: their contents are at the service or in the outbox.
      for table in ["chatMessage", "chatPending", "chatExtent"] {
        try database.execute("DROP TABLE IF EXISTS \(identifier: table)")
      }
      try messageLog.createTables(in: database)
    }
  }

  public func forgetService(in database: SQLTransaction) throws {
    try messageLog.removeAll(in: database)
    try database.script("DELETE FROM chatReceipt; DELETE FROM chatList")
  }

  public func forgetPeople(
    except isSignedIn: (PersonID) -> Bool, in database: SQLTransaction
  ) throws {
    try messageLog.removeAll(ofOwners: { !isSignedIn(PersonID($0)) }, in: database)
    try deleteRows(in: ["chatReceipt", "chatList"], owner: "person", except: isSignedIn, database)
  }

  public func handlers(_ api: WorkAPI) -> [OutboxHandler] { [SendMessage.handler(api)] }
}
