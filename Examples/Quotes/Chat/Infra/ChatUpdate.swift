import ChatModel
import SillarData
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
    let list = try await service.remoteChats(of: person).chats()
    let now = service.now()
    try await service.database.write { [history = service.history] database in
      try history.note(in: database)
      try ChatRecord.save(list, of: person, at: now, in: database)
    }
    for chat in list where chat.unread > 0 {
      guard let last = chat.last, last.from != person.rawValue else { continue }
      receipts.send(
        .init(delivered: last.number), of: ChatKey(person: person, chat: chat.id))
    }
  }

  private func update(_ key: ChatKey) async throws {
    try await messageLog.update(
      key.log, in: service.database, history: service.history, now: service.now(), ask: ask(key))
    let me = key.person
    let (isKnown, read, last) = try await service.database.read { database in
      let list = try ChatRecord.load(of: me, in: database)?.value ?? []
      let read = try Receipts.load(of: key, in: database).read[me] ?? 0
      let last = try messageLog.load(key.log, in: database).records
        .last { $0.from != me.rawValue }?.number
      return (list.contains { $0.id == key.chat }, read, last)
    }
    receipts.send(.init(delivered: last ?? 0, read: read), of: key)
    if !isKnown { try await updateList(of: me) }
  }

  /// Asks for pages of messages.
  func ask(_ key: ChatKey) -> RecordLog<MessageRecord>.Ask {
    { [service, receipts] before, limit in
      let page = try await service.remoteChats(of: key.person)
        .messages(of: key.chat, before: before, limit: limit)
      let generation = try await service.database.read { try StoreHistory.generation(in: $0) }
      let (delivered, read) = (page.receipts.delivered[key.person], page.receipts.read[key.person])
      receipts.knows(
        .init(delivered: delivered ?? 0, read: read ?? 0), of: key, in: generation)
      let ids = Set(page.messages.map(\.id))
      return RecordLog.Page(page.messages, hasEarlier: page.hasEarlier) { database in
        // A message that was said to be lost is there after all.
        try service.outbox.found(SendMessage.self, of: key.person.rawValue, in: database) {
          ids.contains($0.id)
        }
        try page.receipts.save(of: key, in: database)
      }
    }
  }
}
