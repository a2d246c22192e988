public import Money

/// What somebody is to be asked for.
///
/// ```swift
/// let lunch = NewRequest(of: lucia, amount: Money(minorUnits: 12_50, .eur), note: "Lunch")
/// ```
public struct NewRequest: Hashable, Sendable {
  /// Who shall pay.
  public let person: Person
  public let amount: Money
  public let note: Note

  public init(of person: Person, amount: Money, note: Note = Note()) {
    self.person = person
    self.amount = amount
    self.note = note
  }
}
