/// Something that has become true and that the company counts: an order is paid, a game is finished.
///
/// ```swift
/// let event = DomainEvent("order-paid", key: "pay_7Q2K", facts: ["shop": "market", "amount": "2990"])
/// ```
///
/// A model makes it in the action that makes it true, and its repository records it in the transaction of that action, with
/// `DomainEvents` of SillarData.
///
/// It belongs to the books of the company, and names no person: neither who acted, nor who was concerned.
public struct DomainEvent: Hashable, Sendable {
  /// What has become true, such as `order-paid`.
  public let name: String
  /// The ID of the thing that has become so, such as that of the payment. An event of a name exists once for each key.
  public let key: String
  /// What is counted, by name.
  public let facts: [String: String]

  public init(_ name: String, key: String, facts: [String: String] = [:]) {
    self.name = name
    self.key = key
    self.facts = facts
  }
}
