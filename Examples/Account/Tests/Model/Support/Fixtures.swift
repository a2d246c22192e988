import AccountModel
import Foundation
import Money

func movement(_ number: Int, amount: Int, balance: Int) -> Movement {
  Movement(
    id: "m-\(number)", date: Date(timeIntervalSince1970: Double(number) * 3600),
    kind: amount < 0 ? .transferOut : .transferIn, title: "Lucía Romero", note: "No. \(number)",
    amount: Money(minorUnits: amount, .eur), balance: Money(minorUnits: balance, .eur))
}
