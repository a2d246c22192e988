/// An idempotency key, by which the server recognizes the retry of a request: 1 to 128 visible ASCII
/// characters, chosen by the client.
///
///     IdempotencyKey("8e03978e-40d5-43dd")   // a key
///     IdempotencyKey("two words")            // nil
public struct IdempotencyKey: Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  /// - Returns: `nil` when `rawValue` is not a valid key.
  public init?(_ rawValue: String) {
    guard (1...128).contains(rawValue.utf8.count),
      rawValue.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }
}
