import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

/// The idempotency key and the body of a request that changes data.
struct KeyedBody: Sendable {
  let key: IdempotencyKey
  let data: Data

  /// - Parameter limit: the maximum size of the body in bytes.
  /// - Throws: ``Problem`` when there is no key, or the body is too large or its type is not JSON.
  init(of request: Request, limit: Int = JSONBody.limit) async throws {
    key = try Self.key(of: request)
    // A request may leave out an empty body.
    let hasBody =
      request.headers[.contentType] != nil || request.headers[.transferEncoding] != nil
      || (request.headers[.contentLength].flatMap(Int.init) ?? 0) > 0
    data = hasBody ? try await JSONBody.bytes(of: request, limit: limit) : Data("{}".utf8)
  }

  static func key(of request: Request) throws(Problem) -> IdempotencyKey {
    guard let name = HTTPField.Name("Idempotency-Key"),
      let key = request.headers[name].flatMap(IdempotencyKey.init)
    else { throw .noKey() }
    return key
  }

  func keyed<Owner>(
    _ request: Request, by owner: Owner, isSecret: Bool = false
  ) -> KeyedRequest<Owner> {
    KeyedRequest(
      owner: owner, key: key, method: request.method.rawValue, path: request.uri.path,
      body: Array(canonical), isSecret: isSecret)
  }

  /// The body in canonical form: a client may write the same JSON differently in a repeated request. A body
  /// that is refused as JSON stays as it is, so that it equals no other: one of two values for a doubled name may be that
  /// of the first request.
  private var canonical: Data {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    guard (try? StrictJSON.check(Array(data))) != nil,
      let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
      let canonical = try? JSONSerialization.data(withJSONObject: value, options: options)
    else { return data }
    return canonical
  }
}
