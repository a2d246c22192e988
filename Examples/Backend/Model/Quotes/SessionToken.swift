/// What a client shows to be let in, and keeps to itself: it does not print.
///
///     let token = SessionToken("c2VjcmV0")
public struct SessionToken: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  public let rawValue: String
  public var description: String { "SessionToken" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  /// - Returns: `nil` when this cannot be one.
  public init?(_ rawValue: String) {
    guard (16...128).contains(rawValue.utf8.count),
      rawValue.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }
}
