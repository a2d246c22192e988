import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// Compresses whole bodies with gzip (RFC 1952).
///
/// swift-nio-extras has no public function for it, so its handler for requests does it in a channel without a network. Its
/// handler for responses, in the pipeline of a connection, would compress an immutable file once for each request, and
/// traps where a server answers what was no request, such as a malformed head.
enum Gzip {
  /// A shorter body fits into the packet that its headers need anyway.
  static let leastSize = 1024

  /// The compressed body; nil where that is not worth it.
  static func compressed(_ body: ByteBuffer) -> ByteBuffer? {
    guard body.readableBytes >= leastSize else { return nil }
    let channel = EmbeddedChannel()
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    let pipeline = channel.pipeline.syncOperations
    guard (try? pipeline.addHandler(NIOHTTPRequestCompressor(encoding: .gzip))) != nil
    else { return nil }
    let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/")
    for part in [HTTPClientRequestPart.head(head), .body(.byteBuffer(body)), .end(nil)] {
      pipeline.write(NIOAny(part), promise: nil)
    }
    pipeline.flush()
    while let part = try? channel.readOutbound(as: HTTPClientRequestPart.self) {
      guard case .body(.byteBuffer(let compressed)) = part else { continue }
      return compressed.readableBytes < body.readableBytes ? compressed : nil
    }
    return nil
  }
}
