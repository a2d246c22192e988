/// The id of a customer, which is that of their account: 1 to 128 of the characters `A`–`Z`, `a`–`z`, `0`–`9`, `-`, `_` and `.`.
///
///     CustomerID("visitor-7f3a")   // a customer
///     CustomerID("../secrets")     // nil
public struct CustomerID: Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  /// - Parameter id: made by ``CommerceID/random()``, whose characters are all valid here.
  init(_ id: CommerceID<some Prefixed>) { rawValue = id.rawValue }

  /// The characters of a member's id are valid in that of a customer.
  init(_ member: MemberID) { rawValue = member.rawValue }

  /// - Returns: `nil` when `rawValue` is not a valid id.
  public init?(_ rawValue: String) {
    let allowed = rawValue.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
      default: false
      }
    }
    guard allowed, (1...128).contains(rawValue.utf8.count) else { return nil }
    self.rawValue = rawValue
  }
}
