import BackendModel
import Money

/// The JSON of an amount of money.
struct MoneyBody: Codable, Sendable {
  let amount: Int
  let currency: String

  init(_ money: Money) {
    amount = money.minorUnits
    currency = money.currency.code
  }

  /// - Parameter path: the path of the amount in the body, such as `amount`.
  func money(at path: String) throws(Refusal) -> Money {
    guard let currency = Currency(currency) else {
      throw .invalid(InputFault("\(path)/currency", "has to be EUR"))
    }
    return Money(minorUnits: amount, currency)
  }
}
