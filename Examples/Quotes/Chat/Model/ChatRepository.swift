public import SillarModel

/// The chats of one person: the service's, or the saved ones, with the messages that have not been sent yet.
///
/// The streams stay open, and give their value again whenever it changes. They throw a `Problem` when there is no
/// value.
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

  /// One chat: the messages from number `first` on, or the latest ones. None after the first is ever left out.
  func conversation(_ chat: ChatID, from first: Int?) -> Readings<Conversation>

  /// Loads the page of messages before a given one.
  ///
  /// - Returns: The number of the first of them; nil when there are none.
  func findEarlier(than number: Int, in chat: ChatID) async throws -> Int?

  /// Stores that everything up to a message has been read, and tells the other person as soon as possible.
  func read(upTo number: Int, in chat: ChatID)

  /// Stores messages, to be sent in their order, and removes the draft that they were made of, in one transaction. A
  /// draft that is kept later stays.
  func send(_ messages: [NewMessage], in chat: ChatID) async throws

  /// Sends a refused message again.
  func retry(_ message: MessageID, in chat: ChatID) async throws

  /// Discards a message that was refused or has not been sent yet.
  ///
  /// - Returns: False if the message may have been sent already; then it stays.
  func discard(_ message: MessageID, in chat: ChatID) async throws -> Bool

  /// The text and photos that the person has begun to write.
  func draft(of chat: ChatID) async throws -> ChatDraft

  /// Saves a draft in the background. The last call wins.
  func keep(_ draft: ChatDraft, of chat: ChatID) async
}
