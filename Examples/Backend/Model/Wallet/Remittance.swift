public import Money
import SillarModel

/// An amount of money to send to a person, or to ask a person for.
///
///     let remittance = try Remittance(
///       customer: customer, handle: "lucia", amount: amount, note: "Tickets", field: "to")
public struct Remittance: Sendable {
  public static let largestAmount = Money(minorUnits: 10_000_00, .eur)
  public static let noteLimit = 140

  let customer: CustomerID
  let handle: String
  let amount: Money
  let note: String
  /// The member of the request that names the other person.
  let field: String

  /// - Throws: ``Refusal/invalid(_:)`` when the amount or the note is invalid.
  public init(
    customer: CustomerID, handle: String, amount: Money, note: String, field: String
  ) throws(Refusal) {
    guard amount.currency == .eur else {
      throw .invalid(InputFault("amount/currency", "has to be EUR"))
    }
    guard amount.isPositive, amount.minorUnits <= Self.largestAmount.minorUnits else {
      throw .invalid(InputFault("amount/amount", "has to be from 1 to 1000000"))
    }
    let stored: String
    do throws(RefusedText) {
      stored = try TextRule.oneLine.checked(note, limit: Self.noteLimit)
    } catch {
      throw .invalid(InputFault("note", "\(error)"))
    }
    self.customer = customer
    self.handle = handle
    self.amount = amount
    self.note = stored
    self.field = field
  }

  /// Finds the two people: the customer, and the person that the request names.
  ///
  /// - Throws: ``Refusal/unknownPerson(field:)``, ``Refusal/invalid(_:)`` when both are the same person.
  func people(in records: any CommerceRecords) throws -> (me: Person, other: Person) {
    guard let me = try records.person(of: customer),
      let other = try records.person(handle: handle), !other.hasLeft
    else { throw Refusal.unknownPerson(field: field) }
    guard me.handle != other.handle else {
      throw Refusal.invalid(InputFault(field, "is you"))
    }
    return (me, other)
  }
}
