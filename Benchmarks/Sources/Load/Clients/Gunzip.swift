import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// Unpacks gzip (RFC 1952), as a browser does.
///
/// swift-nio-extras has no public function for it, so its handler for responses does it in a channel without a network.
enum Gunzip {
  static func content(of bytes: ByteBuffer) -> ByteBuffer? {
    let channel = EmbeddedChannel(handler: NIOHTTPResponseDecompressor(limit: .none))
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    let head = HTTPResponseHead(
      version: .http1_1, status: .ok,
      headers: ["content-encoding": "gzip", "content-length": "\(bytes.readableBytes)"])
    for part in [HTTPClientResponsePart.head(head), .body(bytes), .end(nil)] {
      guard (try? channel.writeInbound(part)) != nil else { return nil }
    }
    var content = ByteBuffer()
    while let part = try? channel.readInbound(as: HTTPClientResponsePart.self) {
      if case .body(var body) = part { content.writeBuffer(&body) }
    }
    return content
  }
}
