import ChatModel
import Foundation
import SillarData
import Synchronization
import Work
import WorkInfra

/// One chat, while the service can be reached and while it cannot.
struct CachedChat: ChatDataManager {
  let person: PersonID
  let service: WorkService
  let remote: RemoteChats
  let receipts: ReceiptSender
  let drafts: DraftKeeper

  private func key(_ chat: ChatID) -> ChatKey { ChatKey(person: person, chat: chat) }

  // MARK: Reading

  func conversation(
    _ chat: ChatID, again: AsyncStream<Void>
  ) -> AsyncStream<ChatNews<Conversation>> {
    let key = key(chat)
    let beginning = Beginning()
    return Following(
      service: service, person: person,
      concerns: { event in
        switch event {
        case .changedAnywhere: true
        case .chatChanged(let request, let professional):
          ChatID(request: request, professional: professional) == chat
        case .requestChanged: false
        }
      },
      load: { try await load(key, from: beginning) }, fetch: { try await fetch(key) }
    ).news(again: again)
  }

  private func fetch(_ key: ChatKey) async throws {
    let (known, generation) = try await reader(key).readNews()
    receipts.begin(generation)
    receipts.knows(
      .init(delivered: known.delivered[person] ?? 0, read: known.read[person] ?? 0), of: key)
    let (heading, read, last) = try await service.database.read { [person] database in
      (
        try ListRow.heading(of: key, database),
        try ReceiptRows.load(of: key, database).read[person] ?? 0,
        try MessageRows.latest(of: key, from: nil, database).first { $0.from != person }?.number
      )
    }
    receipts.send(.init(delivered: last ?? 0, read: read), of: key)
    if heading == nil {
      let list = try await remote.chats()
      let now = service.now()
      try await service.database.write { [person] in
        try ListRow.save(list, of: person, at: now, $0)
      }
    }
  }

  private func load(
    _ key: ChatKey, from beginning: Beginning
  ) async throws -> Saved<Conversation>? {
    let found = try await service.database.read { database in
      let generation = try StoreHistory.generation(in: database)
      let messages = try MessageRows.latest(
        of: key, from: beginning.number(in: generation), database)
      let extent = try ExtentRow.load(of: key, database)
      let first = messages.map(\.number).min()
      // Before the service was asked, only what was sent from here is known, and not what others wrote before that.
      if extent != nil { beginning.set(first, in: generation) }
      return (
        messages: messages, extent: extent,
        pending: try PendingRows.all(of: key, service.outbox, database),
        receipts: try ReceiptRows.load(of: key, database),
        heading: try ListRow.heading(of: key, database),
        hasEarlier: first.map { (extent?.beginsAt ?? .min) < $0 || extent?.beginsAt == nil }
          ?? false,
        generation: generation
      )
    }
    guard let savedAt = found.extent?.savedAt ?? found.pending.first?.written else { return nil }
    return Saved(
      value: Conversation(
        me: person, heading: found.heading, messages: found.messages,
        pending: found.pending, receipts: found.receipts,
        hasEarlier: found.hasEarlier, generation: found.generation), at: savedAt)
  }

  func messages(before number: Int, in chat: ChatID) async throws -> EarlierMessages {
    do {
      return try await reader(key(chat)).readEarlier(than: number)
    } catch {
      throw ChatError(asking: error) as (any Error)? ?? CancellationError()
    }
  }

  private func reader(_ key: ChatKey) -> ChatReader {
    ChatReader(key: key, remote: remote, service: service)
  }

  func read(upTo number: Int, in chat: ChatID) {
    let key = key(chat)
    receipts.send(.init(delivered: number, read: number), of: key)
    // It need not wait for that: what is not stored is said again when the chat is next seen.
    Task { [service, person] in
      do {
        try await service.database.write { database in
          try ReceiptRows.save(Receipts(read: [person: number]), of: key, database)
        }
      } catch {
        service.report("what was read could not be stored: \(error)")
      }
    }
  }

  // MARK: Writing

  func send(_ messages: [NewMessage], in chat: ChatID) async throws {
    let key = key(chat)
    let (written, sending) = (service.now(), drafts.sending())
    do {
      try await service.outbox.enqueue(
        messages.map { SendMessage($0, to: key) }, owner: person.rawValue
      ) { database in
        for message in messages {
          try PendingRows.insert(message, written: written, of: key, database)
        }
        try drafts.discard(key, sending, database)
      }
      drafts.sent(key, sending)
    } catch {
      throw ChatError(storing: error) as (any Error)? ?? CancellationError()
    }
  }

  func retry(_ message: MessageID, in chat: ChatID) async throws {
    _ = try await settle(message, key(chat)) { try await service.outbox.retry($0) }
  }

  func discard(_ message: MessageID, in chat: ChatID) async throws -> Bool {
    try await settle(message, key(chat)) { try await service.outbox.discard($0) }
  }

  private func settle(
    _ message: MessageID, _ key: ChatKey, _ act: (OutboxEntry.ID) async throws -> Void
  ) async throws -> Bool {
    do {
      let entry = try await service.database.read { [outbox = service.outbox] in
        try PendingRows.entries(of: key, outbox, $0)[message]
      }
      guard let entry else { return false }
      try await act(entry.id)
      return true
    } catch OutboxError.noSuchEntry, OutboxError.mayHaveBeenSent {
      return false
    } catch {
      throw ChatError(storing: error) as (any Error)? ?? CancellationError()
    }
  }

  func draft(of chat: ChatID) async -> ChatDraft { await drafts.draft(of: key(chat)) }
  func keep(_ draft: ChatDraft, of chat: ChatID) { drafts.keep(draft, of: key(chat)) }
}

/// With which message somebody who follows a chat has begun: from there on they hear of all. In another history of the
/// service they begin anew.
private final class Beginning: Sendable {
  private let state = Mutex<(number: Int?, generation: Int)>((nil, 0))

  func number(in generation: Int) -> Int? {
    state.withLock { $0.generation == generation ? $0.number : nil }
  }

  func set(_ number: Int?, in generation: Int) {
    state.withLock { state in
      if state.generation != generation { state = (nil, generation) }
      state.number = state.number ?? number
    }
  }
}
