public import AccountModel
public import Foundation
import Money

public let lucia = Person(handle: "lucia", name: "Lucía Romero")
public let tom = Person(handle: "tom", name: "Tom Baker")
public let ana = Person(handle: "ana-b", name: "Ana Blanco")
public let otter = Person(handle: "sunny-otter-42", name: "Sunny Otter")

/// The start of a test's clock: January 1, 2026, at midnight UTC.
public let beginning = Date(timeIntervalSince1970: 1_767_225_600)

/// Movements, the newest first, with consistent balances; three a day, the newest ones yesterday.
public func movements(_ count: Int) -> [Movement] {
  var balance = 0
  return (1...count).map { number in
    let amount = number.isMultiple(of: 3) ? -number : number * 100
    balance += amount
    return Movement(
      id: Movement.ID(rawValue: "m-\(number)"),
      date: beginning - 3600 - Double((count - number) / 3) * 86_400,
      kind: amount < 0 ? .transferOut : .transferIn, title: "Lucía Romero", note: "No. \(number)",
      amount: Money(minorUnits: amount, .eur), balance: Money(minorUnits: balance, .eur))
  }.reversed()
}

public func request(
  _ id: String, _ direction: PaymentRequest.Direction, _ person: Person, _ cents: Int,
  _ state: PaymentRequest.State = .open, note: String = ""
) -> PaymentRequest {
  PaymentRequest(
    id: PaymentRequest.ID(rawValue: id), from: direction == .incoming ? person : otter,
    to: direction == .incoming ? otter : person, direction: direction,
    amount: Money(minorUnits: cents, .eur), note: note, state: state, created: beginning - 3600)
}

public func lunch(_ cents: Int = 12_50) -> Remittance {
  Remittance(person: lucia, amount: Money(minorUnits: cents, .eur), note: Note("Cena ñ") ?? Note())
}

extension [Movement] {
  /// True if each balance is the sum of the balance before it and the amount.
  public var isUnbroken: Bool {
    zip(self, dropFirst()).allSatisfy { newer, older in
      (try? older.balance.adding(newer.amount)) == newer.balance
    }
  }
}

extension PaymentRequest {
  public func with(_ state: State) -> PaymentRequest {
    PaymentRequest(
      id: id, from: from, to: to, direction: direction, amount: amount, note: note, state: state,
      created: created)
  }
}

extension Transfer {
  public func with(_ state: State) -> Transfer {
    Transfer(id: id, to: to, amount: amount, note: note, state: state, created: created)
  }
}
