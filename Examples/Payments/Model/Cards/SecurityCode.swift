/// The three or four digits that are printed on a card besides its number.
///
/// Its printed forms show no digits: see ``Concealed``.
public struct SecurityCode: Hashable, Sendable {
  private let concealed: Concealed

  /// The digits, for the one request that registers the card.
  public var revealedDigits: String { concealed.revealed }

  /// - Parameter brand: The brand of the card, if it is known: the length of the code depends on it.
  public init(typed: Concealed, brand: CardBrand?) throws(CardFieldProblem) {
    let digits = typed.revealed.filter { !$0.isWhitespace }
    guard !digits.isEmpty else { throw .missing }
    guard digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      throw .unreadable
    }
    let lengths = brand.map { $0.securityCodeLength...$0.securityCodeLength } ?? 3...4
    guard digits.utf8.count >= lengths.lowerBound else { throw .tooShort }
    guard digits.utf8.count <= lengths.upperBound else { throw .tooLong }
    concealed = Concealed(digits)
  }
}
