/// The identity of an entity: a text that the shop has chosen.
///
/// Each entity has its own type, so that a product's identity is never used as an order's. Tests can use literals:
/// `let product: Product.ID = "moka-pot"`.
public protocol Identifier: RawRepresentable, Hashable, Sendable, LosslessStringConvertible,
  ExpressibleByStringLiteral
where RawValue == String {
  init(rawValue: String)
}

extension Identifier {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }

  /// Reads an identity from a URL. Nil for a text that cannot be an identity, such as `../etc`.
  public init?(_ text: String) {
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
