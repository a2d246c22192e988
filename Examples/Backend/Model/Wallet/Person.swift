/// A person who can receive money, or be asked for it.
///
///     let lucia = Person(handle: "lucia", name: "Lucía Romero", customer: nil)
public struct Person: Equatable, Sendable {
  /// A short, unique name by which people find each other.
  public let handle: String
  public let name: String
  /// The customer id; `nil` for a person who does not use the wallet, and so never pays.
  public let customer: CustomerID?
  /// True if the customer was a guest whose session is over: nobody can send them money or ask them for it.
  public let hasLeft: Bool

  public var account: Account { customer.map(Account.customer) ?? .person(handle) }

  public init(handle: String, name: String, customer: CustomerID?, hasLeft: Bool = false) {
    self.handle = handle
    self.name = name
    self.customer = customer
    self.hasLeft = hasLeft
  }
}
