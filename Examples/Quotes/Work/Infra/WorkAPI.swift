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
  public let client: APIClient
  /// What time it is when an answer is kept.
  public let now: @Sendable () -> Date
  private let tokens: any SessionTokens
  private let history: StoreHistory

  /// - Parameter history: Learns from each answer where it is from, before anybody keeps anything of it.
  public init(
    client: APIClient, tokens: any SessionTokens, history: StoreHistory,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.client = client
    self.tokens = tokens
    self.history = history
    self.now = now
  }

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
    let answer = try await send(endpoint, with: token, of: person)
    try await history.learn(answer.position)
    return answer.response
  }

  private func send<Response>(
    _ endpoint: Endpoint<Response>, with token: String, of person: PersonID
  ) async throws -> (response: Response, position: StorePosition?) {
    do {
      return try await client.send(endpoint.positioned)
    } catch APIError.status(401, _) {
      tokens.tokenRefused(token, of: person)
      throw SignedOut()
    }
  }

  /// The headers of a request in somebody's name, for what is sent in another way, such as a stream of events.
  ///
  /// - Throws: ``SignedOut``.
  public func headers(for person: PersonID) throws -> HTTPFields {
    guard let token = tokens.token(of: person) else { throw SignedOut() }
    return [.authorization: "Bearer \(token)"]
  }

  /// The service does not know who sent what had the headers of ``headers(for:)``.
  public func refused(_ headers: HTTPFields, of person: PersonID) {
    guard let value = headers[.authorization], value.hasPrefix("Bearer ") else { return }
    tokens.tokenRefused(String(value.dropFirst("Bearer ".count)), of: person)
  }
}

/// Nobody is signed in as the person in whose name something was to be sent. It keeps until somebody is.
///
/// ```swift
/// let error = SignedOut()
/// ```
public struct SignedOut: ProblemConvertible, Hashable {
  public init() {}
  public var problem: Problem { .signedOut }
}
