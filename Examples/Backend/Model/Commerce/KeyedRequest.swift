/// A request that changes something: who makes it, under which key, and what it says.
///
/// The same owner's key stands for one request for ever. ``content`` tells whether a second request
/// under the key is the first one again.
///
///     let request = KeyedRequest(
///       owner: customer, key: key, method: "POST", path: "/orders", body: bytes)
public struct KeyedRequest<Owner: Sendable>: Sendable {
  /// Who made the key up, and so whose it is.
  public let owner: Owner
  public let key: IdempotencyKey
  /// Method, path and body; what is remembered of it is only a fingerprint.
  public let content: [UInt8]
  /// Whether the fingerprint must not let anyone who guesses the body find that the guess was right.
  public let isSecret: Bool

  public init(
    owner: Owner, key: IdempotencyKey, method: String, path: String, body: [UInt8],
    isSecret: Bool = false
  ) {
    self.owner = owner
    self.key = key
    // No method and no path has a line feed, so no two requests have one content.
    content = Array("\(method)\n\(path)\n".utf8) + body
    self.isSecret = isSecret
  }
}

extension KeyedRequest<CustomerID> {
  public var customer: CustomerID { owner }
}
