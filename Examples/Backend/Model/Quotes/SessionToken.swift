/// The token by which a client authenticates. It is secret, and therefore never printed.
///
///     let token = SessionToken("c2VjcmV0")
public struct SessionToken: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  public let rawValue: String
  public var description: String { "SessionToken" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// - Returns: `nil` when `rawValue` is not a valid token.
  public init?(_ rawValue: String) {
    guard (16...128).contains(rawValue.utf8.count),
      rawValue.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }
}
