/// The id of an account: 1 to 64 of the characters `a`–`z`, `0`–`9` and `-`.
///
///     MemberID("ana")      // an id
///     MemberID("../ana")   // nil
public struct MemberID: Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  /// - Returns: `nil` when `rawValue` is not a valid id.
  public init?(_ rawValue: String) {
    let allowed = rawValue.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "-"): true
      default: false
      }
    }
    guard allowed, (1...64).contains(rawValue.utf8.count) else { return nil }
    self.rawValue = rawValue
  }
}
