import ChatModel
import SillarData
import SillarModel
import Work
import WorkInfra

/// The chats of one person.
struct LocalChats: ChatRepository {
  let person: PersonID
  let service: WorkService
  let receipts: ReceiptSender
  let live: LiveReader<ChatSubject>
  let drafts: KeptDrafts

  private func key(_ chat: ChatID) -> ChatKey { ChatKey(person: person, chat: chat) }

  // MARK: Reading

  func chats() -> Readings<[ChatSummary]> {
    live.readings(ChatSubject(person: person, chat: nil)) { [self] database in
      try ChatRecord.load(of: person, in: database)?.map { list in
        ChatSummary.sorted(try list.map { try summary($0, database) })
      }
    }
  }

  private func summary(_ chat: ChatRecord, _ database: SQLTransaction) throws -> ChatSummary {
    let key = key(chat.id)
    let saved = try messageLog.load(key.log, limit: 1, in: database).records
    let receipts = try Receipts.load(of: key, in: database)
    let last = (saved + [chat.last].compactMap(\.self)).max { $0.number < $1.number }
    let conversation = Conversation(
      me: person, messages: last.map { [$0.message] } ?? [],
      pending: try SendMessage.pending(of: key, service.outbox, in: database), receipts: receipts)
    // Messages that were read on this device count as read before the service knows of it.
    let unread = max(0, (conversation.lastOfOther ?? 0) - (receipts.read[person] ?? 0))
    return ChatSummary(
      id: chat.id, heading: chat.heading, last: conversation.lines.last,
      unread: min(chat.unread, unread))
  }

  func conversation(_ chat: ChatID, from first: Int?) -> Readings<Conversation> {
    let window = RecordLog<MessageRecord>.Window(from: first)
    return live.readings(ChatSubject(person: person, chat: chat)) { [self] database in
      let key = key(chat)
      let part = try messageLog.load(key.log, window, in: database)
      let pending = try SendMessage.pending(of: key, service.outbox, in: database)
      guard let savedAt = part.savedAt ?? pending.first?.date else { return nil }
      let heading = try ChatRecord.load(of: person, in: database)?.value
        .first { $0.id == chat }?.heading
      let conversation = Conversation(
        me: person, heading: heading, messages: part.records.map(\.message), pending: pending,
        receipts: try Receipts.load(of: key, in: database), hasEarlier: part.hasEarlier)
      return Reading(conversation, savedAt: savedAt)
    }
  }

  func findEarlier(than number: Int, in chat: ChatID) async throws -> Int? {
    try await messageLog.findEarlier(
      than: number, of: key(chat).log, in: service.database, history: service.history,
      ask: ChatUpdate(service: service, receipts: receipts).ask(key(chat)))
  }

  func read(upTo number: Int, in chat: ChatID) {
    let key = key(chat)
    receipts.send(.init(delivered: number, read: number), of: key)
    // Not awaited: a number that is not stored is sent again when the chat is next read.
    Task { [service, person, live] in
      do {
        try await service.database.write { database in
          try Receipts(read: [person: number]).save(of: key, in: database)
        }
        live.changed(ChatSubject(person: person, chat: nil))
      } catch {
        service.remote.report("what was read could not be stored: \(error)")
      }
    }
  }

  // MARK: Writing

  func send(_ messages: [NewMessage], in chat: ChatID) async throws {
    let (drafts, owner, sending) = (service.drafts, person.rawValue, service.drafts.turn())
    let commands = messages.map { message in
      SendMessage(
        person: person, request: chat.request, professional: chat.professional, id: message.id,
        text: message.text, photo: message.photo)
    }
    try await service.outbox.enqueue(commands, owner: owner) {
      try drafts.discard(
        ChatDraftRecord.self, name: chat.subject, owner: owner, turn: sending, in: $0)
    }
  }

  func retry(_ message: MessageID, in chat: ChatID) async throws {
    _ = try await settle(message, chat) { try await service.outbox.retry($0) }
  }

  func discard(_ message: MessageID, in chat: ChatID) async throws -> Bool {
    try await settle(message, chat) { try await service.outbox.discard($0) }
  }

  private func settle(
    _ message: MessageID, _ chat: ChatID, _ act: (OutboxEntry.ID) async throws -> Void
  ) async throws -> Bool {
    let commands = try await service.database.read { [outbox = service.outbox, person] in
      try outbox.commands(SendMessage.self, of: person.rawValue, on: chat.subject, in: $0)
    }
    guard let entry = commands.first(where: { $0.command.id == message })?.entry else {
      return false
    }
    do {
      try await act(entry.id)
      return true
    } catch OutboxError.noSuchEntry, OutboxError.mayHaveBeenSent {
      return false
    }
  }

  func draft(of chat: ChatID) async throws -> ChatDraft { try await drafts.draft(of: key(chat)) }
  func keep(_ draft: ChatDraft, of chat: ChatID) async {
    await drafts.keep(draft, of: key(chat))
  }
}
