public import Foundation
public import Money
import SillarModel

/// A bill that the customer has paid, in equal parts for them and others.
///
/// ```swift
/// var split = BillSplit(amount: Money(minorUnits: 10_00, .eur), note: Note(), date: Date())
/// split.add(Person(handle: "lucia", name: "Lucía Romero"))
/// split.add(Person(handle: "tom", name: "Tom Reed"))
/// let own = split.own         // €3.34
/// let shares = split.shares   // €3.33 each
/// ```
public struct BillSplit: Hashable, Sendable {
  /// The part of one other person.
  public struct Share: Identifiable, Hashable, Sendable {
    public let person: Person
    public let amount: Money
    public var id: Person.ID { person.id }
  }

  /// The maximum number of other people.
  public static let mostPeople = 20

  public let amount: Money
  /// The note of the requests, which identifies the requests of this bill.
  public let note: Note
  /// The time at which the bill was paid.
  public let date: Date
  public private(set) var people: [Person] = []

  public init(amount: Money, note: Note, date: Date) {
    self.amount = amount
    self.note = note
    self.date = date
  }

  /// The customer's own part. A cent that cannot be divided is theirs.
  public var own: Money { parts.first ?? amount }
  public var shares: [Share] {
    zip(people, parts.dropFirst()).map { Share(person: $0, amount: $1) }
  }

  private var parts: [Money] { amount.split(into: people.count + 1) }

  /// True if another person can have a part of the bill.
  public var hasRoom: Bool {
    people.count < Self.mostPeople && amount.minorUnits > people.count + 1
  }

  /// Adds a person who has no part yet, if there is room.
  public mutating func add(_ person: Person) {
    if hasRoom, !people.contains(person) { people.append(person) }
  }

  public mutating func remove(_ id: Person.ID) { people.removeAll { $0.id == id } }
}

/// Requests their parts of a bill from the other people, once each.
public struct SplitBill: Sendable {
  let source: any AccountSource
  let requests: any RequestsRepository

  /// A person who has been asked since the bill was paid is not asked again, so an attempt that was interrupted, even by
  /// the end of the program, can be repeated.
  ///
  /// - Throws: `Problem`, or an ``AccountError``. Some people may have been asked before the error.
  public func execute(_ split: BillSplit) async throws {
    let known = try await source.requests().last()
    // Saved requests may be out of date.
    if known.savedAt != nil { throw known.problem ?? .offline }
    let asked = known.value.filter {
      $0.direction == .outgoing && $0.note == split.note.text && $0.created >= split.date
    }
    for share in split.shares where !asked.contains(where: { $0.to.handle == share.person.handle })
    {
      _ = try await requests.ask(
        Remittance(person: share.person, amount: share.amount, note: split.note))
    }
  }
}
