public import Money

/// An amount on the wire, in all APIs of the examples: `{"amount": 1999, "currency": "EUR"}`, in minor units.
///
/// ```swift
/// struct ProductDTO: Decodable { let price: MoneyDTO }
/// ```
public struct MoneyDTO: Codable, Sendable {
  public let money: Money

  private enum CodingKeys: String, CodingKey { case amount, currency }

  public init(_ money: Money) { self.money = money }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    guard let currency = Currency(try members.decode(String.self, forKey: .currency)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .currency, in: members, debugDescription: "no code of a currency")
    }
    money = Money(minorUnits: try members.decode(Int.self, forKey: .amount), currency)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(money.minorUnits, forKey: .amount)
    try members.encode(money.currency.code, forKey: .currency)
  }
}
