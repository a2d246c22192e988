import Foundation
public import HTTPTypes
public import SillarData
import Work

/// What is sent where there is nothing to say.
///
/// ```swift
/// let body = EmptyDTO()
/// ```
public struct EmptyDTO: Codable, Sendable {
  public init() {}
}

extension WorkAPI {
  /// Sends a change of a request, of which the service answers with the request as it is then.
  ///
  /// - Returns: Nil where the service has done it but the answer cannot be read.
  /// - Throws: ``SignedOut``, `APIError`.
  public func write(
    _ method: HTTPRequest.Method, _ path: String, _ body: some Encodable & Sendable,
    _ delivery: OutboxDelivery, key: String? = nil
  ) async throws -> RequestRecord? {
    let like: Endpoint<EmptyDTO> = .post(path, json: body, idempotencyKey: key ?? delivery.key)
    let endpoint = Endpoint<RequestRecord?>(
      method: method, path: path, headers: like.headers, body: like.body,
      isSafeToRepeat: like.isSafeToRepeat,
      decode: { try? JSONDecoder().decode(RequestDTO.self, from: $0.body).record })
    return try await send(endpoint, as: PersonID(delivery.owner))
  }
}
