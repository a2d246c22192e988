/// What went through one WebSocket of a page.
public struct WebSocketTraffic: Sendable, Hashable {
  /// One message. Pings and the like are not among them.
  public struct Message: Sendable, Hashable {
    public enum Direction: Sendable { case sent, received }

    /// As the page sees it.
    public var direction: Direction
    /// The text, or of a binary message its bytes in Base64.
    public var content: String
    /// The length of the payload. What a frame adds (2 to 14 bytes) is not in it, and compression
    /// is undone.
    public var byteCount: Int
  }

  public var url: String
  public var isOpen = false
  public var messages: [Message] = []

  public var sent: [Message] { messages.filter { $0.direction == .sent } }
  public var received: [Message] { messages.filter { $0.direction == .received } }
}

extension WebSocketTraffic.Message {
  /// From the `response` of an event about a frame; `nil` when it is not a message.
  init?(_ frame: JSON, direction: Direction) {
    guard let content = frame["payloadData"].string else { return nil }
    self.direction = direction
    self.content = content
    switch frame["opcode"].int {
    case 1: byteCount = content.utf8.count
    case 2: byteCount = content.utf8.count / 4 * 3 - content.suffix(2).filter { $0 == "=" }.count
    default: return nil
    }
  }
}
