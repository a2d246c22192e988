import Foundation

/// The identity of an entity: a text that the backend or the app has chosen.
///
/// Each entity has its own type, so that a card's identity is never used as a payment's.
///
/// ```swift
/// let order: Payable.ID = "ord_7Q2K"
/// ```
public protocol Identifier: RawRepresentable, Hashable, Sendable, LosslessStringConvertible,
  ExpressibleByStringLiteral
where RawValue == String {
  init(rawValue: String)
}

extension Identifier {
  /// Wraps a text: `Payable.ID("ord_7Q2K")`.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }

  /// True if the text is safe in a URL path: 1 to 100 of the letters a–z and A–Z, the digits, `-` and `_`.
  public var isSafeInPath: Bool {
    (1...100).contains(rawValue.utf8.count)
      && rawValue.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

/// The key of one write, which the backend does once, however often it is sent.
///
/// ```swift
/// let key = IdempotencyKey()   // a new wish
/// ```
public struct IdempotencyKey: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a new key.
  public init() { self.init(rawValue: UUID().uuidString.lowercased()) }
}
