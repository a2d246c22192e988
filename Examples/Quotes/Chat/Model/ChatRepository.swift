public import SillarModel

/// The chats of one person: what the service has, or what is saved of it, and what is written and not sent yet.
///
/// The streams stay open, and give their value again whenever it changes. They throw a `Problem` when nothing is known.
///
/// ```swift
/// func count(_ repository: any ChatRepository) async throws -> Int {
///   for try await reading in repository.chats() { return reading.value.count }
///   return 0
/// }
/// ```
public protocol ChatRepository: Sendable {
  /// All chats, the one with the latest message first.
  func chats() -> Readings<[ChatSummary]>

  /// One chat, from a message on; without one, from the latest messages on. None after the first is ever left out.
  func conversation(_ chat: ChatID, from first: Int?) -> Readings<Conversation>

  /// Finds the messages before one.
  ///
  /// - Returns: The number of the first of them; nil when there are none.
  func findEarlier(than number: Int, in chat: ChatID) async throws -> Int?

  /// Remembers that everything up to a message has been read, and tells the other person as soon as possible.
  func read(upTo number: Int, in chat: ChatID)

  /// Keeps messages until they are sent, in their order, and removes the draft that they were made of: all of it, or
  /// nothing. A draft that is kept later stays.
  func send(_ messages: [NewMessage], in chat: ChatID) async throws

  /// Sends a message again that was refused.
  func retry(_ message: MessageID, in chat: ChatID) async throws

  /// Gives up a message that was refused or has not been sent yet.
  ///
  /// - Returns: False when it may have been sent already; then it stays.
  func discard(_ message: MessageID, in chat: ChatID) async throws -> Bool

  /// The text and photos that the person has begun to write.
  func draft(of chat: ChatID) async throws -> ChatDraft

  /// Keeps a draft, and returns at once. The last call counts.
  func keep(_ draft: ChatDraft, of chat: ChatID)
}
