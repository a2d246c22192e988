import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// A client's request to turn its HTTP connection into a WebSocket.
struct WebSocketHandshake: Sendable {
  let head: HTTPRequest
  let remoteAddress: SocketAddress?
  /// The client's key. The answer must prove that the server has read it.
  let key: String

  /// The requested path and query.
  var uri: URI { URI(head.path ?? "/") }
  /// The origin of the page that opens the socket; browsers always send it.
  var origin: String? { head.headerFields[.origin] }
  /// The requested host, with its port if there is one.
  var host: String? { head.authority }

  /// `nil` unless the request is a complete handshake of WebSocket version 13. Any other request is plain HTTP and goes
  /// to the router.
  init?(_ head: HTTPRequestHead, remoteAddress: SocketAddress?) {
    let headers = head.headers
    guard
      head.method == .GET, head.version == .http1_1,
      headers[canonicalForm: "upgrade"].contains(where: { $0.lowercased() == "websocket" }),
      headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "upgrade" }),
      headers["sec-websocket-version"] == ["13"],
      !headers.contains(name: "transfer-encoding"),
      headers["content-length"].allSatisfy({ $0 == "0" })
    else { return nil }

    let keys = headers["sec-websocket-key"]
    guard
      let key = keys.first, keys.count == 1, Data(base64Encoded: key)?.count == 16,
      let request = try? HTTPRequest(head, secure: false, splitCookie: false)
    else { return nil }

    self.head = request
    self.remoteAddress = remoteAddress
    self.key = key
  }

  /// The head of the answer that completes the handshake (RFC 6455, section 4.2.2).
  var response: HTTPResponseHead {
    let proof = Insecure.SHA1.hash(data: Data((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    return HTTPResponseHead(
      version: .http1_1, status: .switchingProtocols,
      headers: [
        "upgrade": "websocket", "connection": "upgrade",
        "sec-websocket-accept": Data(proof).base64EncodedString(),
      ])
  }
}
