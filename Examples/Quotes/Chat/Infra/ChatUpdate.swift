import ChatModel
import SillarData
import SillarModel
import Work
import WorkInfra

/// Asks the service about chats, and saves its answers.
struct ChatUpdate: Sendable {
  let service: WorkService
  let receipts: ReceiptSender

  func run(_ subject: ChatSubject) async throws {
    if let chat = subject.chat {
      try await update(ChatKey(person: subject.person, chat: chat))
    } else {
      try await updateList(of: subject.person)
    }
  }

  private func updateList(of person: PersonID) async throws {
    let list = try await service.chats(of: person)
    let now = service.remote.now()
    try await service.database.write { [history = service.history] database in
      try history.note(in: database)
      try ChatRecord.save(list, of: person, at: now, in: database)
    }
    for chat in list where chat.unread > 0 {
      guard let last = chat.last, last.from != person else { continue }
      receipts.send(.init(delivered: last.number), of: ChatKey(person: person, chat: chat.id))
    }
  }

  private func update(_ key: ChatKey) async throws {
    try await messageLog.update(
      key.log, in: service.database, history: service.history, now: service.remote.now(),
      ask: ask(key))
    let me = key.person
    let (isKnown, read, last) = try await service.database.read { database in
      let list = try ChatRecord.load(of: me, in: database)?.value ?? []
      let read = try Receipts.load(of: key, in: database).read[me] ?? 0
      let last = try messageLog.load(key.log, in: database).records.last { $0.from != me }?.number
      return (list.contains { $0.id == key.chat }, read, last)
    }
    receipts.send(.init(delivered: last ?? 0, read: read), of: key)
    if !isKnown { try await updateList(of: me) }
  }

  /// Asks for pages of messages.
  func ask(_ key: ChatKey) -> RecordLog<MessageRecord>.Ask {
    { [service, receipts] before, limit in
      let page = try await service.messages(of: key, before: before, limit: limit)
      let generation = try await service.database.read { try StoreHistory.generation(in: $0) }
      let (come, me) = (page.receipts, key.person)
      receipts.knows(
        .init(delivered: come.delivered[me] ?? 0, read: come.read[me] ?? 0), of: key,
        in: generation)
      let messages = page.items.elements.map(\.record)
      let ids = Set(messages.map(\.id))
      return RecordLog.Page(messages, hasEarlier: page.next != nil) { database in
        // A message that was reported as lost is at the service after all.
        try service.outbox.found(SendMessage.self, of: me.rawValue, in: database) {
          ids.contains($0.id.rawValue)
        }
        try come.save(of: key, in: database)
      }
    }
  }
}
