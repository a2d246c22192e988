public import Foundation
public import HTTPTypes
public import SillarData
public import SillarModel
public import Work

/// The API of quotes, on behalf of people who are signed in. Nobody above hears of HTTP.
///
/// ```swift
/// func sizes(_ api: WorkAPI, of person: PersonID) async throws -> [Int] {
///   try await api.send(.get("v1/requests"), as: person)
/// }
/// ```
public struct WorkAPI: Sendable {
  let client: APIClient
  /// What time it is when an answer is kept.
  public let now: @Sendable () -> Date
  let tokens: any SessionTokens
  /// Learns from each answer where it is from, before anybody keeps anything of it.
  let history: StoreHistory

  /// Sends a request in somebody's name.
  ///
  /// - Throws: ``SignedOut`` when nobody is signed in as `person`, or not any more; `StoreReplaced` where the service
  ///   was restored from a backup meanwhile; else `APIError`.
  public func send<Response>(
    _ endpoint: Endpoint<Response>, as person: PersonID
  ) async throws -> Response {
    guard let token = tokens.token(of: person) else { throw SignedOut() }
    var endpoint = endpoint
    endpoint.headers[.authorization] = "Bearer \(token)"
    // Whoever has signed out sends nothing any more.
    endpoint.isWanted = { [tokens] in tokens.token(of: person) == token }
    let answer: (response: Response, position: StorePosition?)
    do {
      answer = try await client.send(endpoint.positioned)
    } catch APIError.status(401, _) {
      tokens.tokenRefused(token, of: person)
      throw SignedOut()
    }
    try await history.learn(answer.position)
    return answer.response
  }

  /// Sends a change that a command makes.
  ///
  /// - Parameter key: The idempotency key; by default, the command's.
  /// - Returns: Nil where the service has done it but the answer cannot be read.
  /// - Throws: ``SignedOut``, `APIError`.
  public func write<Answer: Decodable & Sendable>(
    _ method: HTTPRequest.Method, _ path: String, _ body: some Encodable & Sendable,
    _ delivery: OutboxDelivery, key: String? = nil
  ) async throws -> Answer? {
    var endpoint: Endpoint<Answer?> = .post(path, json: body, idempotencyKey: key ?? delivery.key)
    endpoint.method = method
    endpoint.decode = { try? JSONDecoder.api.decode(Answer.self, from: $0.body) }
    return try await send(endpoint, as: PersonID(delivery.owner))
  }

  /// The headers of a request in somebody's name, for what is sent in another way, such as a stream of events.
  ///
  /// - Throws: ``SignedOut``.
  func headers(for person: PersonID) throws -> HTTPFields {
    guard let token = tokens.token(of: person) else { throw SignedOut() }
    return [.authorization: "Bearer \(token)"]
  }

  /// The service does not know who sent what had the headers of ``headers(for:)``.
  func refused(_ headers: HTTPFields, of person: PersonID) {
    guard let value = headers[.authorization], value.hasPrefix("Bearer ") else { return }
    tokens.tokenRefused(String(value.dropFirst("Bearer ".count)), of: person)
  }
}

/// Knows under which token requests on somebody's behalf are sent.
public protocol SessionTokens: Sendable {
  /// Nil when nobody is signed in as this person.
  func token(of person: PersonID) -> String?
  /// The service does not know the token any more.
  func tokenRefused(_ token: String, of person: PersonID)
}

/// The body of a request that says nothing.
public struct EmptyDTO: Codable, Sendable {
  public init() {}
}

/// Nobody is signed in as the person in whose name something was to be sent. It keeps until somebody is.
public struct SignedOut: ProblemConvertible, Hashable {
  public init() {}
  public var problem: Problem { .signedOut }
}
