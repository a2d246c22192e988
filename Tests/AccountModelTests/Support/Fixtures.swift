import AccountModel
import Foundation
import Money

let lucia = Person(handle: "lucia", name: "Lucía Romero")
let tom = Person(handle: "tom", name: "Tom Baker")

func movement(_ number: Int, amount: Int, balance: Int) -> Movement {
  Movement(
    id: "m-\(number)", date: Date(timeIntervalSince1970: Double(number) * 3600),
    kind: amount < 0 ? .transferOut : .transferIn, title: "Lucía Romero", note: "No. \(number)",
    amount: Money(minorUnits: amount, .eur), balance: Money(minorUnits: balance, .eur))
}

/// The newest first, each balance following from the one before it.
func movements(_ count: Int) -> [Movement] {
  var balance = 0
  return (1...count).map { number in
    let amount = number.isMultiple(of: 3) ? -number : number * 7
    balance += amount
    return movement(number, amount: amount, balance: balance)
  }.reversed()
}

func lunch(_ cents: Int = 12_50) -> NewTransfer {
  NewTransfer(to: lucia, amount: Money(minorUnits: cents, .eur), note: Note("Lunch") ?? Note())
}
