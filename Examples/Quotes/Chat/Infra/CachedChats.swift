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
    try await service.database.write { [person] in
      try ListRow.save(list, of: person, at: now, $0)
    }
    for chat in list.items where chat.unread > 0 {
      guard let last = chat.last, last.from != person.rawValue else { continue }
      receipts.send(
        .init(delivered: last.number), of: ChatKey(person: person, chat: chat.id(me: person)))
    }
  }

  private func load() async throws -> Saved<[ChatSummary]>? {
    let saved = try await service.database.read { [person] database in
      try ListRow.load(of: person, database).map { list in
        Saved(
          value: try list.value.items.map { try Listed($0, me: person, database) }, at: list.at)
      }
    }
    guard let saved else { return nil }
    var chats: [ChatSummary] = []
    for chat in saved.value {
      let states = try await PendingReader(key: chat.key, outbox: service.outbox)
        .states(of: chat.pending)
      chats.append(chat.summary(states))
    }
    return Saved(value: ChatSummary.sorted(chats), at: saved.at)
  }
}

/// A chat in the list, with what this side knows of it besides.
private struct Listed: Sendable {
  let key: ChatKey
  let chat: ChatDTO
  let messages: [Message]
  let receipts: Receipts
  let pending: [PendingRows.Pending]

  init(_ chat: ChatDTO, me: PersonID, _ database: Database) throws {
    let key = ChatKey(person: me, chat: chat.id(me: me))
    self.key = key
    self.chat = chat
    messages =
      [chat.last?.message].compactMap(\.self)
      + (try MessageRows.latest(of: key, from: nil, database).suffix(1))
    receipts = try ReceiptRows.load(of: key, database)
    pending = try PendingRows.all(of: key, database)
  }

  func summary(_ states: [MessageID: PendingMessage.State]) -> ChatSummary {
    let conversation = Conversation(
      me: key.person, messages: messages, pending: pending.map { $0.shown(states) },
      receipts: receipts)
    // What was read here counts as read, also while the service does not know of it.
    let read = receipts.read[key.person] ?? 0
    let unread = min(chat.unread, max(0, (conversation.lastOfOther ?? 0) - read))
    return ChatSummary(
      id: key.chat, heading: chat.heading, last: conversation.lines.last, unread: unread)
  }
}

extension PendingRows.Pending {
  func shown(_ states: [MessageID: PendingMessage.State]) -> PendingMessage {
    PendingMessage(
      id: message.id, text: message.text, photo: message.photo, written: written,
      state: states[message.id] ?? .waiting)
  }
}
