public import Foundation
public import HTTPTypes
public import SillarData
public import SillarModel
public import Work

/// The API of quotes, in the name of people who are signed in. It hides HTTP from its callers.
///
/// ```swift
/// func sizes(_ api: WorkAPI, of person: PersonID) async throws -> [Int] {
///   try await api.send(.get("v1/requests"), as: person)
/// }
/// ```
public struct WorkAPI: Sendable {
  let client: APIClient
  /// The time at which an answer is saved.
  public let now: @Sendable () -> Date
  let tokens: any SessionTokens
  /// Notes the history of the service with each answer, before any of it is saved.
  let history: StoreHistory

  /// Sends a request in a person's name.
  ///
  /// - Throws: ``SignedOut`` if `person` is not signed in, or not any more; `StoreReplaced` if the service was restored
  ///   from a backup meanwhile; else `APIError`.
  public func send<Response>(
    _ endpoint: Endpoint<Response>, as person: PersonID
  ) async throws -> Response {
    guard let token = tokens.token(of: person) else { throw SignedOut() }
    var endpoint = endpoint
    endpoint.headers[.authorization] = "Bearer \(token)"
    // After signing out, nothing more is sent.
    endpoint.isWanted = { [tokens] in tokens.token(of: person) == token }
    let answer: (response: Response, position: StorePosition?)
    do {
      answer = try await client.send(endpoint.positioned)
    } catch APIError.status(401, _) {
      tokens.tokenRefused(token, of: person)
      throw SignedOut()
    }
    // An answer that comes after the sign-out is not saved any more. A change has been made: its sender must know.
    if endpoint.method == .get, tokens.token(of: person) == nil { throw SignedOut() }
    try await history.learn(answer.position)
    return answer.response
  }

  /// Sends the change of a command.
  ///
  /// - Parameter key: The idempotency key; by default, the delivery's.
  /// - Returns: Nil if the service has made the change but its answer cannot be read.
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

  /// The headers of a request in a person's name, for other connections such as a stream of events.
  ///
  /// - Throws: ``SignedOut``.
  func headers(for person: PersonID) throws -> HTTPFields {
    guard let token = tokens.token(of: person) else { throw SignedOut() }
    return [.authorization: "Bearer \(token)"]
  }

  /// Handles a refusal by the service of a request with the headers of ``headers(for:)``: the token is invalid.
  func refused(_ headers: HTTPFields, of person: PersonID) {
    guard let value = headers[.authorization], value.hasPrefix("Bearer ") else { return }
    tokens.tokenRefused(String(value.dropFirst("Bearer ".count)), of: person)
  }
}

/// Knows the token of requests in a person's name.
public protocol SessionTokens: Sendable {
  /// Nil if this person is not signed in.
  func token(of person: PersonID) -> String?
  /// Called when the service does not know the token any more.
  func tokenRefused(_ token: String, of person: PersonID)
}

/// An empty JSON object as the body of a request.
public struct EmptyDTO: Codable, Sendable {
  public init() {}
}

/// A request in the name of a person who is not signed in. Commands wait until they are.
public struct SignedOut: ProblemConvertible, Hashable {
  public init() {}
  public var problem: Problem { .signedOut }
}
