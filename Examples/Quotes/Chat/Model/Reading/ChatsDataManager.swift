/// Knows somebody's chats, from the service or from what was saved.
///
/// ```swift
/// func count(_ chats: any ChatsDataManager) async -> Int {
///   for await news in chats.chats(again: AsyncStream { _ in }) {
///     if let reading = news.reading { return reading.value.count }
///   }
///   return 0
/// }
/// ```
public protocol ChatsDataManager: Sendable {
  /// What is known of all chats, at once and whenever that has changed, until nobody listens any more.
  ///
  /// - Parameter again: Gives a value when the service is to be asked now.
  func chats(again: AsyncStream<Void>) -> AsyncStream<ChatNews<[ChatSummary]>>
}

/// Knows one chat, from the service or from what was saved, and what has been written in it and not sent yet.
///
/// ```swift
/// func open(_ manager: any ChatDataManager, _ chat: ChatID) async -> Conversation? {
///   for await news in manager.conversation(chat, again: AsyncStream { _ in }) {
///     if let reading = news.reading { return reading.value }
///   }
///   return nil
/// }
/// ```
public protocol ChatDataManager: Sendable {
  /// What is known of a chat, at once and whenever that has changed, until nobody listens any more. It begins with the
  /// latest messages; none between those and newer ones is ever left out.
  ///
  /// - Parameter again: Gives a value when the service is to be asked now.
  func conversation(
    _ chat: ChatID, again: AsyncStream<Void>
  ) -> AsyncStream<ChatNews<Conversation>>

  /// The messages before one.
  ///
  /// - Throws: ``ChatError``, or `CancellationError`.
  func messages(before number: Int, in chat: ChatID) async throws -> EarlierMessages

  /// Remembers that everything up to a message has been read, and lets the other one know as soon as that is possible.
  func read(upTo number: Int, in chat: ChatID)

  /// Keeps messages until they are sent, in their order, and forgets the draft that they were made of: all of it, or
  /// nothing. What is typed meanwhile stays.
  ///
  /// - Throws: ``ChatError/storageFailed(_:)``.
  func send(_ messages: [NewMessage], in chat: ChatID) async throws

  /// Sends one again that was refused.
  ///
  /// - Throws: ``ChatError/storageFailed(_:)``.
  func retry(_ message: MessageID, in chat: ChatID) async throws

  /// Gives up one that was refused or has not been sent yet.
  ///
  /// - Returns: False where it may have been sent already; then it stays.
  /// - Throws: ``ChatError/storageFailed(_:)``.
  func discard(_ message: MessageID, in chat: ChatID) async throws -> Bool

  /// What somebody has begun to write.
  func draft(of chat: ChatID) async -> ChatDraft

  /// Remembers it, also when the program ends.
  func keep(_ draft: ChatDraft, of chat: ChatID)
}
