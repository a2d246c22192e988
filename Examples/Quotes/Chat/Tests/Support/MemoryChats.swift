import ChatModel
import Foundation
import Scripted
import SillarModel
import Synchronization
import Work

/// Chats in memory: what the service has, what waits, and who listens. Nothing is sent until the test says so.
final class MemoryChats: ChatsDataManager, ChatDataManager {
  struct State: Sendable {
    var messages: [Message] = []
    var pending: [PendingMessage] = []
    var receipts = Receipts()
    var draft = ChatDraft()
    var problem: ChatError?
    var savedAt: Date?
    var isUnknown = false
    var earlierProblem: ChatError?
    var storageProblem: ChatError?
    /// Closed, storing takes until it is opened.
    let storing = Gate(isOpen: true)
    var mayHaveBeenSent = false
    var unread = 0
    var readUpTo: [Int] = []
    var asked = 0
    /// How many of the messages a screen begins with.
    var shown = 3
    var listeners: [UUID: AsyncStream<Void>.Continuation] = [:]
  }

  private let state = Mutex(State())

  var now: State { state.withLock { $0 } }

  /// Changes what is there, and tells who listens.
  func change(_ change: (inout State) -> Void) {
    state.withLock { state in
      change(&state)
      for listener in state.listeners.values { listener.yield() }
    }
  }

  func write(_ text: String, from person: Person, photo: PhotoID? = nil) {
    change { state in
      let number = (state.messages.last?.number ?? 0) + 1
      state.messages.append(
        Message(
          id: MessageID(rawValue: "m\(number)"), number: number, from: person.id, text: text,
          photo: photo, sent: minute(number)))
    }
  }

  /// The service takes the first that waits.
  func deliver() {
    change { state in
      guard !state.pending.isEmpty else { return }
      let message = state.pending.removeFirst()
      let number = (state.messages.last?.number ?? 0) + 1
      state.messages.append(
        Message(
          id: message.id, number: number, from: ana.id, text: message.text, photo: message.photo,
          sent: message.written))
    }
  }

  func park(_ refusal: PendingMessage.Refusal) {
    change { state in
      state.pending = state.pending.map { message in
        PendingMessage(
          id: message.id, text: message.text, photo: message.photo, written: message.written,
          state: .parked(refusal))
      }
    }
  }

  // MARK: Reading

  func chats(again: AsyncStream<Void>) -> AsyncStream<ChatNews<[ChatSummary]>> {
    news(again) { state in
      state.messages.isEmpty && state.pending.isEmpty
        ? []
        : [
          ChatSummary(
            id: chat, heading: ChatHeading(with: carla, title: "A dripping tap"),
            last: Self.conversation(state).lines.last, unread: state.unread)
        ]
    }
  }

  func conversation(
    _ chat: ChatID, again: AsyncStream<Void>
  ) -> AsyncStream<ChatNews<Conversation>> {
    news(again) { Self.conversation($0) }
  }

  private static func conversation(_ state: State) -> Conversation {
    Conversation(
      me: ana.id, heading: ChatHeading(with: carla, title: "A dripping tap"),
      messages: state.messages.suffix(state.shown), pending: state.pending,
      receipts: state.receipts, hasEarlier: state.messages.count > state.shown)
  }

  private func news<Value: Sendable>(
    _ again: AsyncStream<Void>, _ make: @escaping @Sendable (State) -> Value
  ) -> AsyncStream<ChatNews<Value>> {
    AsyncStream { continuation in
      let id = UUID()
      let (changes, changed) = AsyncStream.makeStream(of: Void.self)
      state.withLock { $0.listeners[id] = changed }
      changed.yield()
      let task = Task { [self] in
        for await _ in changes {
          let state = now
          let freshness = state.savedAt.map { Freshness.saved(at: $0) } ?? .live
          let reading = Reading(make(state), freshness, problem: state.problem)
          continuation.yield(
            ChatNews(reading: state.isUnknown ? nil : reading, problem: state.problem))
        }
        change { $0.listeners[id] = nil }
      }
      let asking = Task { [self] in
        for await _ in again { change { $0.asked += 1 } }
      }
      continuation.onTermination = { _ in
        task.cancel()
        asking.cancel()
      }
    }
  }

  func messages(before number: Int, in chat: ChatID) async throws -> EarlierMessages {
    let state = now
    if let problem = state.earlierProblem { throw problem }
    let all = state.messages.filter { $0.number < number }
    return EarlierMessages(
      messages: all.suffix(state.shown), hasEarlier: all.count > state.shown)
  }

  func read(upTo number: Int, in chat: ChatID) {
    state.withLock { if $0.readUpTo.last != number { $0.readUpTo.append(number) } }
  }

  // MARK: Writing

  func send(_ messages: [NewMessage], in chat: ChatID) async throws {
    await now.storing.pass()
    if let problem = now.storageProblem { throw problem }
    change { state in
      state.draft = ChatDraft()
      for message in messages {
        state.pending.append(
          PendingMessage(
            id: message.id, text: message.text, photo: message.photo, written: minute(60),
            state: .waiting))
      }
    }
  }

  func retry(_ message: MessageID, in chat: ChatID) async throws {
    change { state in
      state.pending = state.pending.map { old in
        guard old.id == message else { return old }
        return PendingMessage(
          id: old.id, text: old.text, photo: old.photo, written: old.written, state: .waiting)
      }
    }
  }

  func discard(_ message: MessageID, in chat: ChatID) async throws -> Bool {
    if now.mayHaveBeenSent { return false }
    change { $0.pending.removeAll { $0.id == message } }
    return true
  }

  func draft(of chat: ChatID) async -> ChatDraft { now.draft }
  func keep(_ draft: ChatDraft, of chat: ChatID) { state.withLock { $0.draft = draft } }
}
