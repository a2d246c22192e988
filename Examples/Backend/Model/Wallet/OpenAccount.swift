import Foundation
import Money

/// Opens the account of a new customer, with some money, and with a generated name for a guest.
///
///     try OpenAccount(customer, name: "Ana Ruiz", welcome: welcome).execute(in: records)
public struct OpenAccount: Sendable {
  private let customer: CustomerID
  private let name: String?
  private let welcome: Welcome

  /// - Parameter name: the name of a member; `nil` for a guest.
  public init(_ customer: CustomerID, name: String?, welcome: Welcome) {
    self.customer = customer
    self.name = name
    self.welcome = welcome
  }

  /// Does nothing when the customer already has an account.
  public func execute(in records: any CommerceRecords) throws {
    guard try records.person(of: customer) == nil else { return }
    let name = CustomerName(for: customer, known: name)
    var attempt = 0
    while try records.person(handle: name.handle(attempt: attempt)) != nil { attempt += 1 }
    let me = Person(
      handle: name.handle(attempt: attempt), name: name.name, customer: customer)
    try records.insert(me)
    try records.post(
      LedgerEntry(
        date: records.now.addingTimeInterval(-welcome.grantAge),
        [
          Posting(.grants, welcome.grant.negated),
          Posting(me.account, welcome.grant, statement: Statement(.grant, title: "Sillar")),
        ]))
    for movement in welcome.movements { try add(movement, to: me, in: records) }
    for request in welcome.requests {
      guard let other = try records.person(handle: request.handle) else { continue }
      try records.insert(
        PaymentRequest(
          id: .random(), from: other, to: me, amount: request.amount, note: request.note,
          state: .open, created: records.now.addingTimeInterval(-request.age), payment: nil))
    }
  }

  private func add(
    _ movement: Welcome.PastMovement, to me: Person, in records: any CommerceRecords
  ) throws {
    guard let other = try records.person(handle: movement.handle) else { return }
    let date = records.now.addingTimeInterval(-movement.age)
    if movement.amount.isPositive {
      // The sender gets the amount as a grant first; otherwise their account would run empty one day.
      try records.post(
        LedgerEntry(
          date: date,
          [Posting(.grants, movement.amount.negated), Posting(other.account, movement.amount)]))
    }
    try records.post(
      LedgerEntry(
        date: date,
        [
          Posting(other.account, movement.amount.negated),
          Posting(
            me.account, movement.amount,
            statement: Statement(movement.kind, title: other.name, note: movement.note)),
        ]))
  }
}
