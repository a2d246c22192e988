import Money

/// An amount as the shop writes it: minor units and a currency's code.
struct MoneyDTO: Codable, Sendable {
  let amount: Int
  let currency: String

  private enum CodingKeys: CodingKey { case amount, currency }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    amount = try members.decode(Int.self, forKey: .amount)
    currency = try members.decode(String.self, forKey: .currency)
    guard Currency(currency) != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .currency, in: members, debugDescription: "no code of a currency")
    }
  }

  // The code was looked at when it came.
  var money: Money { Money(minorUnits: amount, Currency(currency) ?? .eur) }
}
