/// The name of a picture: 1 to 64 of the characters `a`–`z`, `0`–`9` and `-`.
///
/// Names come from untrusted request URLs. Because a name cannot have a dot, a slash or a percent sign,
/// it cannot lead out of the folder of the pictures.
///
///     PictureName("space-07")     // a name
///     PictureName("../secrets")   // nil
public struct PictureName: Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  /// - Returns: `nil` when `rawValue` is not a valid name.
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
