public import Foundation
public import HTTPTypes

/// One thing that can be asked of an API, and the type of its answer.
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
  /// Below the client's base URL, without a slash at its start. Percent-encoding is done for you.
  public var path: String
  public var query: [URLQueryItem]
  /// Added to the client's; one of the same name replaces the client's.
  public var headers: HTTPFields
  /// Makes the body; run once per call.
  public var body: (@Sendable () throws -> Data)?
  /// Whether asking twice does no more than asking once. Only then is a failed request repeated.
  public var isSafeToRepeat: Bool
  /// Asked before a failed request is repeated: it is not when nobody wants it any more, such as somebody who has
  /// signed out. Always wanted without it.
  public var isWanted: (@Sendable () -> Bool)?
  /// How long a whole answer may take; as long as the client's configuration says without it.
  public var timeout: Duration?
  /// The size of the largest answer, in bytes; as the client's configuration says without it.
  public var maximumAnswerSize: Int?
  /// Makes a response of an answer.
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
  /// Reads JSON.
  public static func get(_ path: String, query: [URLQueryItem] = []) -> Self {
    Endpoint(
      method: .get, path: path, query: query, headers: [.accept: "application/json"],
      decode: { try JSONDecoder().decode(Response.self, from: $0.body) })
  }

  /// Sends JSON and reads JSON.
  ///
  /// It is not repeated when it fails, for the server may have acted on it; unless it has a key by which the server
  /// knows it again.
  ///
  /// - Parameter idempotencyKey: Sent as `Idempotency-Key`
  ///   ([draft of the IETF](https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/)). What is sent
  ///   again under the same key must be the same: members are in order, so that it is to the byte.
  public static func post(
    _ path: String, json: some Encodable & Sendable, idempotencyKey: String? = nil
  ) -> Self {
    var headers: HTTPFields = [.accept: "application/json", .contentType: "application/json"]
    if let idempotencyKey, let name = HTTPField.Name("Idempotency-Key") {
      headers[name] = idempotencyKey
    }
    return Endpoint(
      method: .post, path: path, headers: headers,
      body: {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(json)
      },
      isSafeToRepeat: idempotencyKey != nil,
      decode: { try JSONDecoder().decode(Response.self, from: $0.body) })
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
