/// Chats, their messages and receipts.
public protocol ChatRecords {
  func message(_ id: ChatMessage.ID) throws -> ChatMessage?
  /// Newest first.
  ///
  /// - Parameter before: a message number; only earlier messages are returned.
  func messages(of chat: ChatID, before: Int?, limit: Int) throws -> [ChatMessage]
  /// Returns the number of the newest message; 0 when the chat is empty.
  func lastNumber(of chat: ChatID) throws -> Int
  func insert(_ message: ChatMessage) throws
  /// Returns the receipts of the members who have confirmed a message.
  func receipts(of chat: ChatID) throws -> [Member.ID: ChatReceipt]
  func keep(_ receipt: ChatReceipt, of member: Member.ID, in chat: ChatID) throws
  /// Returns the number of messages of others after a message number.
  func unread(of member: Member.ID, in chat: ChatID, after number: Int) throws -> Int
  /// Returns the chats that a member takes part in, each with the professional's application.
  func chats(of member: Member.ID) throws -> [(chat: ChatID, application: Application)]
}
