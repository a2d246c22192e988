import ChatModel
import Foundation
public import GRDB
public import SillarData
import Work
public import WorkInfra

/// What chats add to the database and the outbox that all modules share.
///
/// ```swift
/// let parts: [any WorkPart] = [ChatPart()]
/// ```
public struct ChatPart: WorkPart {
  public init() {}

  public func registerMigrations(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("chat 1", migrate: createTables)
  }

  public func forgetService(in database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM chatMessage; DELETE FROM chatReceipt; DELETE FROM chatExtent;
        DELETE FROM chatList
        """)
  }

  public func handlers(_ api: WorkAPI) -> [OutboxHandler] {
    [
      OutboxHandler(for: SendMessage.self, loss: PendingRows.loss) { command, delivery in
        try await send(command, delivery, api)
      } applied: { command, answer, database in
        try PendingRows.delete(command.messageID, of: command.key, database)
        try MessageRows.save([answer.message], of: command.key, database)
      } undo: { command, database in
        try PendingRows.delete(command.messageID, of: command.key, database)
      }
    ]
  }

  private func send(
    _ command: SendMessage, _ delivery: OutboxDelivery, _ api: WorkAPI
  ) async throws -> MessageDTO {
    let chat = command.key.chat
    let body = NewMessageDTO(id: command.id, text: command.text, photo: command.photo)
    let endpoint: Endpoint<MessageDTO> = .write(
      RemoteChats.path(chat, "messages"), body, key: delivery.key
    ) { try JSONDecoder().decode(MessageDTO.self, from: $0.body) }
    return try await api.send(endpoint, as: PersonID(delivery.owner))
  }

  private func createTables(_ database: Database) throws {
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
