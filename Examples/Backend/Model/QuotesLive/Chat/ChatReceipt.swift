/// Up to which message a chat has come to somebody, and up to which they have read it.
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

  /// The further of both: what came once does not go again, whichever news comes late.
  ///
  /// - Parameter last: the number of the last message there is.
  public func grown(to other: ChatReceipt, last: Int) -> ChatReceipt {
    let read = min(max(read, other.read), last)
    // What was read has come.
    return ChatReceipt(delivered: max(min(max(delivered, other.delivered), last), read), read: read)
  }
}
