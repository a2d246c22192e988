public import Foundation
public import HTTPTypes
import Hummingbird
import NIOCore
import TestServers

extension FakeServer {
  /// A request as a handler sees it.
  public struct Call: Sendable, Equatable {
    public let method: HTTPRequest.Method
    /// Below the server's prefix, without a slash before it.
    public let path: String
    public let query: [String: String]
    /// The path with its query, as they were sent.
    public let target: String
    public let headers: HTTPFields
    public let body: Data
    /// What the stars of the route's pattern stand for.
    public internal(set) var parts: [String] = []

    /// Such as `POST payments`.
    public var line: String { "\(method) \(path)" }
    public var text: String { String(decoding: body, as: UTF8.self) }
    public var customer: String? { self["Customer-ID"] }
    /// What the sender is signed in with.
    public var token: String? {
      headers[.authorization].flatMap { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : nil }
    }
    public var key: String? { self["Idempotency-Key"] }
    /// How much of a list is asked for.
    public var limit: Int { query["limit"].flatMap { Int($0) } ?? 20 }
    public subscript(header: String) -> String? { HTTPField.Name(header).flatMap { headers[$0] } }

    /// The body.
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

  /// What requests of a method and path are answered.
  public struct Route: Sendable {
    let method: HTTPRequest.Method
    let pattern: [Substring]
    let answer: @Sendable (Call) async throws -> Reply

    /// - Parameter pattern: Such as `notes/*/lines`; a star stands for one part of a path.
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

    public static func json(_ object: [String: any Sendable], status: Int = 200) throws -> Reply {
      Reply(
        status: status, type: "application/json; charset=utf-8",
        body: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys))
    }

    /// A part of a list, as our services write it.
    ///
    /// - Parameter next: Where it goes on; nil at the end.
    public static func list(_ items: [[String: any Sendable]], next: String?) throws -> Reply {
      try json(["items": items, "next": next ?? NSNull() as any Sendable])
    }

    /// A body as it stands, such as one that makes no sense.
    public static func text(_ body: String, type: String = "application/json") -> Reply {
      Reply(status: 200, type: type, body: Data(body.utf8))
    }

    public static func bytes(_ body: Data, type: String) -> Reply {
      Reply(status: 200, type: type, body: body)
    }

    var response: Response {
      Response(
        status: .init(code: status), headers: [.contentType: type],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
  }

  /// Problem details (RFC 9457).
  public struct Refusal: Error, Sendable {
    public let status: Int
    public let kind: String

    /// - Parameter kind: Such as `unknown-payment`.
    public init(_ status: Int, _ kind: String) {
      self.status = status
      self.kind = kind
    }

    var reply: Reply {
      Reply(
        status: status, type: "application/problem+json",
        body: Data(
          #"{"type":"tag:sillar.example,2026:\#(kind)","title":"\#(kind)","status":\#(status)}"#
            .utf8))
    }

    var response: Response { reply.response }
  }
}
