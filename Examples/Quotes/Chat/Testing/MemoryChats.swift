public import ChatModel
public import Foundation
public import Kit
public import SillarModel
public import Work
import WorkTesting

/// Ana's chat with Carla, in memory. Nothing is sent until the test calls for it.
///
/// Its calls: `send`, `retry m1`, `discard m1`, `earlier 7`.
public final class MemoryChats: InMemory, ChatRepository {
  public struct State: Sendable {
    public var messages: [Message] = []
    public var pending: [ConversationLine] = []
    public var receipts = Receipts()
    public var drafts: [ChatID: ChatDraft] = [:]
    public var draft: ChatDraft { drafts[chat] ?? ChatDraft() }
    /// The reason why the service cannot be read; nil if it can.
    public var problem: Problem?
    public var savedAt: Date?
    /// True if the chat is neither saved nor at the service.
    public var isUnknown = false
    public var mayHaveBeenSent = false
    public var readUpTo: [Int] = []
    /// The number of streams that were opened.
    public var asked = 0
    /// The number of messages that a screen begins with.
    fileprivate let shown = 3

    fileprivate func conversation(from first: Int?) -> Conversation {
      let first = first ?? messages.suffix(shown).first?.number ?? 1
      return Conversation(
        me: ana.id, heading: heading, messages: messages.filter { $0.number >= first },
        pending: pending, receipts: receipts, hasEarlier: messages.contains { $0.number < first })
    }

    fileprivate var heading: ChatHeading { ChatHeading(with: carla, title: "A dripping tap") }

    fileprivate var unread: Int {
      messages.count { $0.from != ana.id && $0.number > readUpTo.max() ?? 0 }
    }

    fileprivate mutating func add(_ message: ConversationLine, from person: PersonID) {
      let number = (messages.last?.number ?? 0) + 1
      messages.append(
        Message(
          id: message.id, number: number, from: person, text: message.text, photo: message.photo,
          sent: minute(number)))
    }
  }

  public let memory = Memory<State, Problem>(State())

  public init() {}

  // MARK: Actions of a test

  public func write(_ text: String, from person: Person, photo: PhotoID? = nil) {
    change { state in
      state.add(
        ConversationLine(
          id: MessageID(rawValue: "m\(state.messages.count + 1)"), text: text, photo: photo,
          date: minute(0), mark: .waiting), from: person.id)
    }
  }

  /// The service takes the first waiting message.
  public func deliver() {
    change { state in
      if !state.pending.isEmpty { state.add(state.pending.removeFirst(), from: ana.id) }
    }
  }

  /// The service refuses the waiting messages.
  public func park(_ refusal: MessageMark.Refusal) { set(.parked(refusal)) }

  private func set(_ new: MessageMark, of message: MessageID? = nil) {
    change { state in
      state.pending = state.pending.map { old in
        guard message == nil || old.id == message else { return old }
        return ConversationLine(
          id: old.id, text: old.text, photo: old.photo, date: old.date, mark: new)
      }
    }
  }

  // MARK: Reading

  public func chats() -> Readings<[ChatSummary]> {
    readings { state in
      guard !state.messages.isEmpty || !state.pending.isEmpty else { return [] }
      return [
        ChatSummary(
          id: chat, heading: state.heading, last: state.conversation(from: nil).lines.last,
          unread: state.unread)
      ]
    }
  }

  public func conversation(_ chat: ChatID, from first: Int?) -> Readings<Conversation> {
    guard chat == ChatTesting.chat else { return Readings { _ in throw Problem.notFound } }
    let first = first ?? state.messages.suffix(state.shown).first?.number
    return readings { $0.conversation(from: first) }
  }

  private func readings<Value: Sendable>(
    _ value: @escaping @Sendable (State) -> Value
  ) -> Readings<Value> {
    with { $0.asked += 1 }
    return Readings { [memory] give in
      let changes = memory.follow { state in
        (
          isUnknown: state.isUnknown, problem: state.problem,
          reading: Reading(value(state), savedAt: state.savedAt, problem: state.problem)
        )
      }
      for await change in changes {
        if change.isUnknown { throw change.problem ?? .notFound }
        give(change.reading)
      }
    }
  }

  public func findEarlier(than number: Int, in chat: ChatID) async throws -> Int? {
    try await memory.call("earlier \(number)") { state in
      state.messages.filter { $0.number < number }.suffix(state.shown).first?.number
    }
  }

  public func read(upTo number: Int, in chat: ChatID) {
    let isNew = with { state in
      guard state.readUpTo.last != number else { return false }
      state.readUpTo.append(number)
      return true
    }
    if isNew { memory.tell() }
  }

  // MARK: Writing

  public func send(_ messages: [NewMessage], in chat: ChatID) async throws {
    try await memory.call("send") { state in
      state.drafts[chat] = nil
      state.pending += messages.map { message in
        ConversationLine(
          id: message.id, text: message.text, photo: message.photo, date: minute(60),
          mark: .waiting)
      }
    }
    memory.tell()
  }

  public func retry(_ message: MessageID, in chat: ChatID) async throws {
    try await memory.call("retry \(message.rawValue)") { _ in }
    set(.waiting, of: message)
  }

  public func discard(_ message: MessageID, in chat: ChatID) async throws -> Bool {
    let isGone = try await memory.call("discard \(message.rawValue)") { state in
      guard !state.mayHaveBeenSent, state.pending.contains(where: { $0.id == message }) else {
        return false
      }
      state.pending.removeAll { $0.id == message }
      return true
    }
    memory.tell()
    return isGone
  }

  public func draft(of chat: ChatID) async throws -> ChatDraft { state.drafts[chat] ?? ChatDraft() }
  public func keep(_ draft: ChatDraft, of chat: ChatID) { with { $0.drafts[chat] = draft } }
}
