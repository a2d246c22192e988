import Foundation
import Money

/// An amount on the wire: `{"amount": 1999, "currency": "EUR"}`.
struct MoneyDTO: Codable, Sendable {
  let amount: Int
  let currency: String

  init(_ money: Money) {
    amount = money.minorUnits
    currency = money.currency.code
  }

  /// - Throws: `DecodingError` for a currency that is none.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    amount = try members.decode(Int.self, forKey: .amount)
    currency = try members.decode(String.self, forKey: .currency)
    guard Currency(currency) != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .currency, in: members, debugDescription: "no currency")
    }
  }

  var money: Money { Money(minorUnits: amount, Currency(currency) ?? .eur) }
}

/// An instant on the wire, as RFC 3339 writes it: `2026-11-21T10:00:00Z`.
struct DateDTO: Codable, Sendable {
  let date: Date

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    let date =
      (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    guard let date else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "no date")
    }
    self.date = date
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}
