import ChatModel
import Foundation
import GRDB
import SillarData
import Work
import WorkInfra

/// Somebody's chats, while the service can be reached and while it cannot.
struct CachedChats: ChatsDataManager {
  let person: PersonID
  let service: WorkService
  let remote: RemoteChats
  let receipts: ReceiptSender

  func chats(again: AsyncStream<Void>) -> AsyncStream<ChatNews<[ChatSummary]>> {
    Following(
      service: service, person: person,
      // Who applies for a request has a chat from then on.
      concerns: { _ in true },
      load: { try await load() }, fetch: { try await fetch() }
    ).news(again: again)
  }

  private func fetch() async throws {
    let list = try await remote.chats()
    let now = service.now()
    try await service.database.write { [person, history = service.history] in
      try history.note(in: $0)
      try ListRow.save(list, of: person, at: now, $0)
    }
    for chat in list.items where chat.unread > 0 {
      guard let last = chat.last, last.from != person.rawValue else { continue }
      receipts.send(
        .init(delivered: last.number), of: ChatKey(person: person, chat: chat.id(me: person)))
    }
  }

  private func load() async throws -> Saved<[ChatSummary]>? {
    try await service.database.read { [person, outbox = service.outbox] database in
      try ListRow.load(of: person, database).map { list in
        let chats = try list.value.items.map { try Listed($0, me: person, outbox, database) }
        return Saved(value: ChatSummary.sorted(chats.map(\.summary)), at: list.at)
      }
    }
  }
}

/// A chat in the list, with what this side knows of it besides.
private struct Listed: Sendable {
  let key: ChatKey
  let chat: ChatDTO
  let messages: [Message]
  let receipts: Receipts
  let pending: [PendingMessage]

  init(_ chat: ChatDTO, me: PersonID, _ outbox: Outbox, _ database: Database) throws {
    let key = ChatKey(person: me, chat: chat.id(me: me))
    self.key = key
    self.chat = chat
    messages =
      [chat.last?.message].compactMap(\.self)
      + (try MessageRows.latest(of: key, from: nil, database).suffix(1))
    receipts = try ReceiptRows.load(of: key, database)
    pending = try PendingRows.all(of: key, outbox, database)
  }

  var summary: ChatSummary {
    let conversation = Conversation(
      me: key.person, messages: messages, pending: pending, receipts: receipts)
    // What was read here counts as read, also while the service does not know of it.
    let read = receipts.read[key.person] ?? 0
    let unread = min(chat.unread, max(0, (conversation.lastOfOther ?? 0) - read))
    return ChatSummary(
      id: key.chat, heading: chat.heading, last: conversation.lines.last, unread: unread)
  }
}
