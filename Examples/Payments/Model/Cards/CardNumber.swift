/// A complete card number with a valid check digit: 12 to 19 digits, the last of which checks the others
/// (ISO/IEC 7812, annex B: the algorithm of H. P. Luhn).
///
/// ```swift
/// let number = try CardNumber(typed: Concealed("4242 4242 4242 4242"))
/// print(number)         // •••• 4242
/// ```
///
/// Its printed forms show only the last four digits.
public struct CardNumber: Hashable, Sendable {
  private let concealed: Concealed

  public var brand: CardBrand { CardBrand(digits: concealed.revealed) }
  public var lastFour: String { String(concealed.revealed.suffix(4)) }
  /// All digits, for the one request that registers the card.
  public var revealedDigits: String { concealed.revealed }

  /// - Parameter typed: The digits; spaces and hyphens are ignored.
  public init(typed: Concealed) throws(CardFieldProblem) {
    let digits = typed.revealed.filter { !$0.isWhitespace && $0 != "-" }
    guard !digits.isEmpty else { throw .missing }
    guard digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      throw .unreadable
    }
    guard digits.utf8.count >= 12 else { throw .tooShort }
    guard digits.utf8.count <= 19 else { throw .tooLong }
    guard Self.checks(digits) else { throw .mistyped }
    concealed = Concealed(digits)
  }

  /// Doubles every second digit from the right and adds the digits of all results; the sum must be a multiple of ten.
  private static func checks(_ digits: String) -> Bool {
    let values = digits.utf8.reversed().map { Int($0 - UInt8(ascii: "0")) }
    let sum = values.enumerated().reduce(0) { sum, next in
      let (position, value) = next
      guard !position.isMultiple(of: 2) else { return sum + value }
      return sum + (value > 4 ? 2 * value - 9 : 2 * value)
    }
    return sum.isMultiple(of: 10) && sum > 0
  }
}

extension CardNumber: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••• \(lastFour)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["lastFour": lastFour]) }
}
