/// The traffic of one WebSocket of a page.
public struct WebSocketTraffic: Sendable, Hashable {
  /// One message. Pings and other control frames are left out.
  public struct Message: Sendable, Hashable {
    public enum Direction: Sendable { case sent, received }

    /// As the page sees it.
    public var direction: Direction
    /// The text, or the bytes of a binary message in Base64.
    public var content: String
    /// The length of the payload, decompressed. The head of the frame (2 to 14 bytes) is not included.
    public var byteCount: Int
  }

  public var url: String
  public var isOpen = false
  public var messages: [Message] = []

  public var sent: [Message] { messages.filter { $0.direction == .sent } }
  public var received: [Message] { messages.filter { $0.direction == .received } }
}

extension WebSocketTraffic.Message {
  /// From the `response` of an event about a frame; `nil` if it is not a message.
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
