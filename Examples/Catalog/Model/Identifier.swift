/// The identity of an entity: a text that the shop chose.
///
/// Each entity has its own type, so that a product's identity never passes for an order's. A literal makes one in a
/// test: `let product: Product.ID = "moka-pot"`.
public protocol Identifier: RawRepresentable, Hashable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
where RawValue == String {
  init(rawValue: String)
}

extension Identifier {
  /// Wraps a text: `Product.ID("moka-pot")`.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }

  /// What stands in a link; nil for a text that could be anything but an identity, such as `../etc`.
  public init?(inLink text: some StringProtocol) {
    let text = String(text)
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isPlain, 1...120 ~= text.utf8.count, !text.allSatisfy({ $0 == "." }) else { return nil }
    self.init(rawValue: text)
  }
}

/// Who buys: baskets and orders belong to a customer.
///
/// ```swift
/// let customer = CustomerID("3f2a-77")
/// ```
public struct CustomerID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
