import SillarModel

/// Adds a card. Its number and its security code are validated here, and not stored.
///
///     let card = try AddCard(
///       customer: customer, number: number, expiry: "2028-04", holder: "Mira Antares",
///       securityCode: "123", isToBeKept: true
///     ).execute(in: records)
public struct AddCard: Sendable {
  private let customer: CustomerID
  private let number: CardNumber
  private let expiry: CardExpiry
  private let isToBeKept: Bool

  /// - Throws: ``Refusal/invalidCard(_:)`` when a value is invalid.
  public init(
    customer: CustomerID, number: String, expiry: String, holder: String, securityCode: String,
    isToBeKept: Bool
  ) throws(Refusal) {
    guard let number = CardNumber(number) else {
      throw .invalidCard(InputFault("number", "is not the number of a card"))
    }
    guard let expiry = CardExpiry(expiry) else {
      throw .invalidCard(InputFault("expiry", "has to be a year and a month, such as 2028-04"))
    }
    guard let holder = try? TextRule.oneLine.checked(holder, limit: 100),
      holder.contains(where: { !$0.isWhitespace })
    else {
      throw .invalidCard(InputFault("holder", "has to be a name"))
    }
    guard [3, 4].contains(securityCode.utf8.count),
      securityCode.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else {
      throw .invalidCard(InputFault("security_code", "has to be three or four digits"))
    }
    self.customer = customer
    self.number = number
    self.expiry = expiry
    self.isToBeKept = isToBeKept
  }

  /// - Throws: ``Refusal/invalidCard(_:)`` when the card has expired.
  public func execute(in records: any CommerceRecords) throws -> Card {
    guard !expiry.hasPassed(at: records.now) else {
      throw Refusal.invalidCard(InputFault("expiry", "has passed"))
    }
    let card = Card(
      id: .random(), brand: number.brand, last4: number.last4, expiry: expiry, isKept: isToBeKept,
      isDeclined: number.isDeclined)
    try records.insert(card, of: customer)
    return card
  }
}
