import ChatModel
import Foundation
public import GRDB
public import SillarData
import Work
public import WorkInfra

/// What chats add to the database and the outbox that all modules share.
///
/// ```swift
/// let parts: [any WorkPart.Type] = [ChatPart.self]
/// ```
public enum ChatPart: WorkPart {
  public static func registerMigrations(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("chat 1", migrate: createTables)
  }

  public static func handlers(_ api: WorkAPI) -> [OutboxHandler] {
    [
      OutboxHandler(for: SendMessage.self) { command, delivery in
        try await send(command, delivery, api)
      } applied: { command, answer, database in
        try PendingRows.delete(command.messageID, of: command.key, database)
        try MessageRows.save([answer.message], of: command.key, database)
      } undo: { command, database in
        try PendingRows.delete(command.messageID, of: command.key, database)
      }
    ]
  }

  private static func send(
    _ command: SendMessage, _ delivery: OutboxDelivery, _ api: WorkAPI
  ) async throws -> MessageDTO {
    let chat = command.key.chat
    let body = NewMessageDTO(id: command.id, text: command.text, photo: command.photo)
    let endpoint: Endpoint<MessageDTO> = .write(
      RemoteChats.path(chat, "messages"), body, key: delivery.key
    ) { try JSONDecoder().decode(MessageDTO.self, from: $0.body) }
    do {
      return try await api.send(endpoint, as: PersonID(delivery.owner))
    } catch APIError.cancelled {
      // The program ends. That is no answer, and the message keeps.
      throw CancellationError()
    } catch APIError.status(let code, let problem) where code >= 500 || code == 408 {
      throw ServiceStruggles(reason: "\(APIError.status(code, problem))")
    }
  }

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
          writtenAt DOUBLE NOT NULL,
          entry INTEGER
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
        CREATE TABLE chatDraft (
          person TEXT NOT NULL,
          request TEXT NOT NULL,
          professional TEXT NOT NULL,
          text TEXT NOT NULL,
          photos TEXT NOT NULL,
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

/// The service has failed at something that it may do a moment later.
struct ServiceStruggles: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}
