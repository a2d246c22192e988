/// A request that changes data: its owner, its idempotency key and its content.
///
/// A key of an owner always stands for the same request. ``content`` shows whether a second request
/// under the key is a retry of the first.
///
///     let request = KeyedRequest(
///       owner: customer, key: key, method: "POST", path: "/orders", body: bytes)
public struct KeyedRequest<Owner: Sendable>: Sendable {
  /// The user who sent the request; each owner has their own keys.
  public let owner: Owner
  public let key: IdempotencyKey
  /// Method, path and body; only a fingerprint of them is stored.
  public let content: [UInt8]
  /// True if the body is secret: its fingerprint must not confirm a guessed body.
  public let isSecret: Bool

  public init(
    owner: Owner, key: IdempotencyKey, method: String, path: String, body: [UInt8],
    isSecret: Bool = false
  ) {
    self.owner = owner
    self.key = key
    // Methods and paths have no line feed, so different requests have different content.
    content = Array("\(method)\n\(path)\n".utf8) + body
    self.isSecret = isSecret
  }
}

extension KeyedRequest<CustomerID> {
  public var customer: CustomerID { owner }
}
