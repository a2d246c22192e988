public import Foundation
public import HTTPTypes
import Hummingbird
import NIOCore
import TestServers

extension FakeServer {
  /// A request as a handler sees it.
  public struct Call: Sendable, Equatable {
    public let method: HTTPRequest.Method
    /// The path below the server's prefix, without a leading slash.
    public let path: String
    public let query: [String: String]
    /// The path with its query, as sent.
    public let target: String
    public let headers: HTTPFields
    public let body: Data
    /// The parts of the path that match the stars of the route's pattern.
    public internal(set) var parts: [String] = []

    /// The method and the path, such as `POST payments`.
    public var line: String { "\(method) \(path)" }
    public var text: String { String(decoding: body, as: UTF8.self) }
    /// The bearer token of the sender's session.
    public var token: String? {
      headers[.authorization].flatMap { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : nil }
    }
    /// The account of the sender: the first part of a token such as `ada.1`.
    public var account: String? { token?.split(separator: ".").first.map { String($0) } }
    public var key: String? { self["Idempotency-Key"] }
    /// The requested page size.
    public var limit: Int { query["limit"].flatMap { Int($0) } ?? 20 }
    public subscript(header: String) -> String? { HTTPField.Name(header).flatMap { headers[$0] } }

    /// Decodes the body.
    public func decoded<Body: Decodable>(_ type: Body.Type = Body.self) throws -> Body {
      do {
        return try JSONDecoder().decode(type, from: body)
      } catch {
        throw Refusal(422, "invalid-body")
      }
    }

    /// The body as a dictionary, for comparison.
    public var object: NSDictionary? {
      (try? JSONSerialization.jsonObject(with: body)) as? NSDictionary
    }

    init(_ request: Request, at prefix: String, body: ByteBuffer) {
      method = request.method
      let path = request.uri.path
      let below = String(
        path.hasPrefix(prefix + "/") ? path.dropFirst(prefix.count + 1) : path[...])
      self.path = below
      target = request.uri.query.map { "\(below)?\($0)" } ?? below
      query = Dictionary(
        request.uri.queryParameters.map { (String($0.key), String($0.value)) },
        uniquingKeysWith: { $1 })
      headers = request.headers
      self.body = Data(body.readableBytesView)
    }
  }

  /// The handler of requests with a method and a path pattern.
  public struct Route: Sendable {
    let method: HTTPRequest.Method
    let pattern: [Substring]
    let answer: @Sendable (Call) async throws -> Reply

    /// - Parameter pattern: A pattern such as `notes/*/lines`; a star matches one part of a path.
    public static func get(
      _ pattern: String, _ answer: @escaping @Sendable (Call) async throws -> Reply
    ) -> Route {
      Route(method: .get, pattern: pattern.split(separator: "/"), answer: answer)
    }

    public static func post(
      _ pattern: String, _ answer: @escaping @Sendable (Call) async throws -> Reply
    ) -> Route {
      Route(method: .post, pattern: pattern.split(separator: "/"), answer: answer)
    }

    public static func on(
      _ method: HTTPRequest.Method, _ pattern: String,
      _ answer: @escaping @Sendable (Call) async throws -> Reply
    ) -> Route {
      Route(method: method, pattern: pattern.split(separator: "/"), answer: answer)
    }

    func parts(of path: String) -> [String]? {
      let path = path.split(separator: "/")
      guard path.count == pattern.count,
        zip(path, pattern).allSatisfy({ $1 == "*" || $0 == $1 })
      else { return nil }
      return zip(path, pattern).filter { $1 == "*" }.map { String($0.0) }
    }
  }

  public struct Reply: Sendable {
    public let status: Int
    public let type: String
    public let body: Data
    /// The value of `Retry-After`, in seconds.
    fileprivate var retryAfter: Int?
    /// A body that is sent in parts, until the client closes the connection.
    private var lines: AsyncStream<String>?

    /// An empty response with status 204.
    public static let nothing = Reply(status: 204, type: "", body: Data())

    init(status: Int, type: String, body: Data) {
      (self.status, self.type, self.body) = (status, type, body)
    }

    public static func json(_ object: [String: any Sendable], status: Int = 200) throws -> Reply {
      Reply(
        status: status, type: "application/json; charset=utf-8",
        body: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys))
    }

    /// One page of a list, in the format of our services.
    ///
    /// - Parameter next: The cursor of the next page; nil at the end.
    public static func list(_ items: [[String: any Sendable]], next: String?) throws -> Reply {
      try json(["items": items, "next": next ?? NSNull() as any Sendable])
    }

    /// A body sent as is, such as malformed JSON.
    public static func text(_ body: String, type: String = "application/json") -> Reply {
      Reply(status: 200, type: type, body: Data(body.utf8))
    }

    /// Server-sent events, given as the lines on the wire.
    public static func events(_ lines: AsyncStream<String>) -> Reply {
      var reply = Reply(status: 200, type: "text/event-stream", body: Data())
      reply.lines = lines
      return reply
    }

    public static func bytes(_ body: Data, type: String) -> Reply {
      Reply(status: 200, type: type, body: body)
    }

    var response: Response {
      guard status != 204 else { return Response(status: .noContent) }
      var headers: HTTPFields = [.contentType: type]
      headers[.retryAfter] = retryAfter.map { "\($0)" }
      guard let lines else {
        return Response(
          status: .init(code: status), headers: headers,
          body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
      }
      return Response(
        status: .ok, headers: headers,
        body: ResponseBody { writer in
          for await line in lines { try await writer.write(ByteBuffer(string: line)) }
          throw CancellationError()
        })
    }
  }

  /// An error response with problem details (RFC 9457).
  public struct Refusal: Error, Sendable {
    public let status: Int
    public let kind: String
    private let retryAfter: Int?

    /// - Parameters:
    ///   - kind: The kind of problem, such as `unknown-payment`.
    ///   - retryAfter: The number of seconds after which the client may retry.
    public init(_ status: Int, _ kind: String, retryAfter: Int? = nil) {
      self.status = status
      self.kind = kind
      self.retryAfter = retryAfter
    }

    var reply: Reply {
      var reply = Reply(
        status: status, type: "application/problem+json",
        body: Data(
          #"{"type":"tag:sillar.example,2026:\#(kind)","title":"\#(kind)","status":\#(status)}"#
            .utf8))
      reply.retryAfter = retryAfter
      return reply
    }

    var response: Response { reply.response }
  }
}
