/// What is said in chats.
public protocol ChatRecords {
  func message(_ id: ChatMessage.ID) throws -> ChatMessage?
  /// Newest first.
  ///
  /// - Parameter before: a number; those from it on are left out.
  func messages(of chat: ChatID, before: Int?, limit: Int) throws -> [ChatMessage]
  /// The number of the newest message; 0 as long as nobody has said anything.
  func lastNumber(of chat: ChatID) throws -> Int
  func insert(_ message: ChatMessage) throws
  /// Of those who have ever said that something came.
  func receipts(of chat: ChatID) throws -> [Member.ID: ChatReceipt]
  func keep(_ receipt: ChatReceipt, of member: Member.ID, in chat: ChatID) throws
  /// How many messages of others come after that number.
  func unread(of member: Member.ID, in chat: ChatID, after number: Int) throws -> Int
  /// Those that this person is one of the two of, each with when the professional applied.
  func chats(of member: Member.ID) throws -> [(chat: ChatID, application: Application)]
}
