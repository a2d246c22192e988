public import GRDB
public import SillarData
public import WorkInfra

/// The tables and commands of Chat.
///
/// ```swift
/// let parts: [any WorkPart] = [ChatPart()]
/// ```
public struct ChatPart: WorkPart {
  public init() {}

  public func registerMigrations(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("chat 1", migrate: Self.createTables)
    migrator.registerMigration("chat 2") { database in
      // The service has what was in these; messages that it does not have are in the outbox.
      try database.execute(
        sql: "DROP TABLE chatMessage; DROP TABLE chatPending; DROP TABLE chatExtent")
      try messageLog.createTables(in: database)
    }
  }

  public func forgetService(in database: Database) throws {
    try messageLog.removeAll(in: database)
    try database.execute(sql: "DELETE FROM chatReceipt; DELETE FROM chatList")
  }

  public func handlers(_ api: WorkAPI) -> [OutboxHandler] { [SendMessage.handler(api)] }

  private static func createTables(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE chatMessage (
          person TEXT NOT NULL,
          request TEXT NOT NULL,
          professional TEXT NOT NULL,
          id TEXT NOT NULL,
          number INTEGER NOT NULL,
          sender TEXT NOT NULL,
          text TEXT NOT NULL,
          photo TEXT,
          sentAt DOUBLE NOT NULL,
          PRIMARY KEY (person, request, professional, id)
        ) WITHOUT ROWID;
        CREATE INDEX chatMessageByNumber ON chatMessage (person, request, professional, number);
        CREATE TABLE chatPending (
          place INTEGER PRIMARY KEY AUTOINCREMENT,
          person TEXT NOT NULL,
          request TEXT NOT NULL,
          professional TEXT NOT NULL,
          id TEXT NOT NULL,
          text TEXT NOT NULL,
          photo TEXT,
          writtenAt DOUBLE NOT NULL
        );
        CREATE INDEX chatPendingByChat ON chatPending (person, request, professional, place);
        CREATE TABLE chatReceipt (
          person TEXT NOT NULL,
          request TEXT NOT NULL,
          professional TEXT NOT NULL,
          who TEXT NOT NULL,
          delivered INTEGER NOT NULL,
          read INTEGER NOT NULL,
          PRIMARY KEY (person, request, professional, who)
        ) WITHOUT ROWID;
        CREATE TABLE chatExtent (
          person TEXT NOT NULL,
          request TEXT NOT NULL,
          professional TEXT NOT NULL,
          readTo INTEGER NOT NULL,
          beginsAt INTEGER,
          savedAt DOUBLE NOT NULL,
          PRIMARY KEY (person, request, professional)
        ) WITHOUT ROWID;
        CREATE TABLE chatList (
          person TEXT NOT NULL PRIMARY KEY,
          content TEXT NOT NULL,
          savedAt DOUBLE NOT NULL
        ) WITHOUT ROWID;
        """)
  }
}
