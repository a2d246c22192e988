import AccountModel
import Money
import MoneyDelivery
import Sillar

/// The balance after each movement, the latest last, as `balance-chart.js` in the resources draws it.
struct BalanceChart: CustomElementValue {
  struct Bar: Encodable, Equatable, Sendable {
    let id: String
    let balance: Double
    /// What is said of the bar: its day, movement and balance.
    let text: String
  }

  struct Input: Decodable, Sendable { let movement: String }

  static let module = Words.module
  static let name = "balance-chart"
  let bars: [Bar]

  /// The chart of some movements, the latest first. Without its form, the lowest and the highest balance are shown.
  static func element(
    of movements: [Movement], select: @escaping (Movement) -> AccountEvent
  ) -> CustomElement<AccountEvent> {
    CustomElement(
      Words.chartTitle,
      value: { write in BalanceChart(bars: movements.reversed().map { Bar($0, write) }) },
      send: { input in movements.first { $0.id.rawValue == input.movement }.map(select) },
      fallback: {
        let balances = movements.map(\.balance).sorted { $0.minorUnits < $1.minorUnits }
        if let lowest = balances.first, let highest = balances.last {
          Card {
            LabeledContent(Words.chartLowest, lowest)
            LabeledContent(Words.chartHighest, highest)
          }.style(.compact)
        }
      })
  }
}

extension BalanceChart.Bar {
  fileprivate init(_ movement: Movement, _ write: (any Localizable) -> String) {
    id = movement.id.rawValue
    balance = Double(movement.balance.minorUnits)
    let parts: [any Localizable] = [
      LocalizedText.date(movement.date), movement.title, movement.amount.signed,
      Words.activityBalance.with(["amount": movement.balance]),
    ]
    text = parts.map(write).joined(separator: " · ")
  }
}
