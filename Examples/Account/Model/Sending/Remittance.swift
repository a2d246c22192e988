public import Money

/// Money to send to a person, or to request from them.
public struct Remittance: Hashable, Sendable {
  public let person: Person
  public let amount: Money
  public let note: Note

  public init(person: Person, amount: Money, note: Note = Note()) {
    self.person = person
    self.amount = amount
    self.note = note
  }
}
