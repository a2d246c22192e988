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
    migrations.add("chat") { database in
      try database.script(
        """
        CREATE TABLE chatReceipt (
          person TEXT NOT NULL, request TEXT NOT NULL, professional TEXT NOT NULL,
          who TEXT NOT NULL, delivered BIGINT NOT NULL, read BIGINT NOT NULL,
          PRIMARY KEY (person, request, professional, who)
        );
        CREATE TABLE chatList (
          person TEXT PRIMARY KEY, content \(database.bytes) NOT NULL,
          savedAt DOUBLE PRECISION NOT NULL
        );
        """)
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

  public func handlers(_ api: WorkAPI, _ database: any SQLDatabase) -> [OutboxHandler] {
    [SendMessage.handler(api)]
  }
}
