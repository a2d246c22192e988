/// The last message of a chat that was delivered to a member, and the last one that they have read.
///
///     ChatReceipt(delivered: 4, read: 2).grown(to: ChatReceipt(delivered: 3, read: 3), last: 9)
///     // delivered 4, read 3
public struct ChatReceipt: Equatable, Sendable {
  public let delivered: Int
  public let read: Int

  public init(delivered: Int = 0, read: Int = 0) {
    self.delivered = delivered
    self.read = read
  }

  /// Returns the later state of both receipts: a receipt never goes back, even when updates arrive late.
  ///
  /// - Parameter last: the number of the last message in the chat.
  public func grown(to other: ChatReceipt, last: Int) -> ChatReceipt {
    let read = min(max(read, other.read), last)
    // A message that was read was delivered.
    return ChatReceipt(delivered: max(min(max(delivered, other.delivered), last), read), read: read)
  }
}
