import Foundation

/// Parses an event stream that arrives in pieces of any size.
///
/// See [section 9.2.6 of the HTML standard](https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation).
struct EventStreamParser {
  /// A line or a message's data exceeds the maximum size.
  struct TooLarge: Error {}

  /// The ID after which the service continues if the connection ends now.
  private(set) var lastEventID: String
  /// The time that the service asks the client to wait before the next connection.
  private(set) var retry: Duration?

  private let maximumSize: Int
  private var line: [UInt8] = []
  private var isFirstLine = true
  private var endsInCarriageReturn = false
  /// The fields of the message that is being read.
  private var id: String
  private var name = ""
  private var data = ""

  /// - Parameter maximumSize: The maximum size of a line, and of a message's data, in bytes.
  init(lastEventID: String = "", maximumSize: Int = 1 << 20) {
    self.lastEventID = lastEventID
    self.maximumSize = maximumSize
    id = lastEventID
  }

  /// Parses the next bytes of the stream.
  ///
  /// - Parameter messages: Receives the messages that are now complete.
  /// - Throws: ``TooLarge``. The parser cannot be used after that.
  mutating func read(
    _ bytes: some Sequence<UInt8>, into messages: inout [ServerMessage]
  ) throws(TooLarge) {
    for byte in bytes {
      let followsCarriageReturn = endsInCarriageReturn
      endsInCarriageReturn = byte == UInt8(ascii: "\r")
      switch byte {
      case UInt8(ascii: "\n") where followsCarriageReturn: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if let message = endLine() { messages.append(message) }
        guard data.utf8.count <= maximumSize else { throw TooLarge() }
      default:
        guard line.count < maximumSize else { throw TooLarge() }
        line.append(byte)
      }
    }
  }

  private mutating func endLine() -> ServerMessage? {
    var bytes = line[...]
    if isFirstLine, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    isFirstLine = false
    defer { line.removeAll(keepingCapacity: true) }
    if bytes.isEmpty { return endMessage() }
    let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    let field = bytes[..<(colon ?? bytes.endIndex)]
    var value = colon.map { bytes[bytes.index(after: $0)...] } ?? []
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    set(String(decoding: field, as: UTF8.self), value)
    return nil
  }

  private mutating func set(_ field: String, _ value: ArraySlice<UInt8>) {
    switch field {
    case "event": name = String(decoding: value, as: UTF8.self)
    case "data": data += String(decoding: value, as: UTF8.self) + "\n"
    case "id" where !value.contains(0): id = String(decoding: value, as: UTF8.self)
    case "retry" where !value.isEmpty && value.allSatisfy { (0x30...0x39).contains($0) }:
      // A number that overflows means the longest wait.
      retry = .milliseconds(Int32(String(decoding: value, as: UTF8.self)) ?? .max)
    // A comment has an empty field name. Unknown fields are ignored.
    default: break
    }
  }

  private mutating func endMessage() -> ServerMessage? {
    defer {
      name = ""
      data = ""
    }
    lastEventID = id
    guard !data.isEmpty else { return nil }
    return ServerMessage(
      id: id, name: name.isEmpty ? "message" : name, data: String(data.dropLast()))
  }
}
