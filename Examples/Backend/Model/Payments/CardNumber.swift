/// The number on a card. It exists only while a card is added: it is never stored or printed.
///
///     CardNumber("4242424242424242")?.last4   // 4242
///     CardNumber("4242424242424243")          // nil: its check digit is wrong
public struct CardNumber: Sendable, CustomStringConvertible, CustomReflectable {
  /// The test card whose payments are always declined.
  private static let declined = "4000000000000002"

  private let digits: String

  /// - Parameter digits: 12 to 19 digits and nothing else; the last one is a valid check digit.
  public init?(_ digits: String) {
    guard (12...19).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      Self.hasRightCheckDigit(digits)
    else { return nil }
    self.digits = digits
  }

  public var last4: String { String(digits.suffix(4)) }
  public var isDeclined: Bool { digits == Self.declined }

  public var brand: CardBrand {
    switch (Int(digits.prefix(2)) ?? 0, Int(digits.prefix(4)) ?? 0) {
    case (40...49, _): .visa
    case (51...55, _), (_, 2221...2720): .mastercard
    case (34, _), (37, _): .amex
    default: .other
    }
  }

  public var description: String { "•••• \(last4)" }
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// Luhn's formula (ISO/IEC 7812-1, annex B).
  private static func hasRightCheckDigit(_ digits: String) -> Bool {
    let sum = digits.utf8.reversed().enumerated().reduce(0) { sum, element in
      let digit = Int(element.element) - 48
      let value = element.offset.isMultiple(of: 2) ? digit : digit * 2
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum.isMultiple(of: 10)
  }
}
