public import Foundation
public import HTTPTypes

/// A request to an API, and the type of its answer.
///
/// ```swift
/// struct TopicsDTO: Decodable { let topics: [String] }
///
/// extension Endpoint where Response == TopicsDTO {
///   static var topics: Self { .get("v1/topics") }
/// }
/// ```
public struct Endpoint<Response: Sendable>: Sendable {
  public var method: HTTPRequest.Method
  /// The path below the client's base URL, without a leading slash. It is percent-encoded automatically.
  public var path: String
  public var query: [URLQueryItem]
  /// Headers in addition to the client's. One of the same name replaces the client's.
  public var headers: HTTPFields
  /// Makes the body. It runs once per call.
  public var body: (@Sendable () throws -> Data)?
  /// Indicates that sending the request twice has the same effect as once. Only then is it repeated after a failure.
  public var isSafeToRepeat: Bool
  /// Called before a failed request is repeated. It returns false when the answer is no longer wanted, such as after
  /// the user has signed out. If nil, the answer is always wanted.
  public var isWanted: (@Sendable () -> Bool)?
  /// The time that a whole answer may take; by default, the client configuration's timeout.
  public var timeout: Duration?
  /// The maximum size of an answer, in bytes; by default, the client configuration's limit.
  public var maximumAnswerSize: Int?
  /// Converts an answer to a response.
  public var decode: @Sendable (APIAnswer) throws -> Response

  public init(
    method: HTTPRequest.Method, path: String, query: [URLQueryItem] = [],
    headers: HTTPFields = [:], body: (@Sendable () throws -> Data)? = nil,
    isSafeToRepeat: Bool? = nil, isWanted: (@Sendable () -> Bool)? = nil,
    timeout: Duration? = nil, maximumAnswerSize: Int? = nil,
    decode: @escaping @Sendable (APIAnswer) throws -> Response
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.isSafeToRepeat = isSafeToRepeat ?? [.get, .head].contains(method)
    self.isWanted = isWanted
    self.timeout = timeout
    self.maximumAnswerSize = maximumAnswerSize
    self.decode = decode
  }
}

extension Endpoint where Response: Decodable {
  /// Reads JSON. Dates are RFC 3339 timestamps.
  public static func get(_ path: String, query: [URLQueryItem] = []) -> Self {
    Endpoint(
      method: .get, path: path, query: query, headers: [.accept: "application/json"],
      decode: { try JSONDecoder.api.decode(Response.self, from: $0.body) })
  }

  /// Sends JSON and reads JSON. Dates are RFC 3339 timestamps.
  ///
  /// The request is not repeated after a failure, because the server may have acted on it, unless it has a key by which
  /// the server recognizes it.
  ///
  /// - Parameter idempotencyKey: Sent as `Idempotency-Key`
  ///   ([IETF draft](https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/)). Repeated requests
  ///   with the same key must have identical bodies, so the members of the JSON are sorted.
  public static func post(
    _ path: String, json: some Encodable & Sendable, idempotencyKey: String? = nil
  ) -> Self {
    var headers: HTTPFields = [.accept: "application/json", .contentType: "application/json"]
    if let idempotencyKey, let name = HTTPField.Name("Idempotency-Key") {
      headers[name] = idempotencyKey
    }
    return Endpoint(
      method: .post, path: path, headers: headers,
      body: { try JSONEncoder.api.encode(json) },
      isSafeToRepeat: idempotencyKey != nil,
      decode: { try JSONDecoder.api.decode(Response.self, from: $0.body) })
  }
}

extension Endpoint where Response == APIAnswer {
  /// Reads bytes, such as a picture's.
  public static func data(_ path: String, query: [URLQueryItem] = [], accept: String = "*/*")
    -> Self
  {
    Endpoint(
      method: .get, path: path, query: query, headers: [.accept: accept], decode: { $0 })
  }
}
