import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

/// What a request that changes something sends: its key, and its body.
struct KeyedBody: Sendable {
  let key: IdempotencyKey
  let data: Data

  /// - Parameter limit: the most bytes that the body may have.
  /// - Throws: ``Problem`` when there is no key, or the body is too large or not said to be JSON.
  init(of request: Request, limit: Int = JSONBody.limit) async throws {
    key = try Self.key(of: request)
    // Where there is nothing to say, a body need not be sent.
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

  /// The same for all ways to write the same, for a client may not write it the same way twice.
  private var canonical: Data {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
      let canonical = try? JSONSerialization.data(withJSONObject: value, options: options)
    else { return data }
    return canonical
  }
}
