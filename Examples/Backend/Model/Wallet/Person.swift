/// Someone who can get money, or be asked for it.
///
///     let lucia = Person(handle: "lucia", name: "Lucía Romero", customer: nil)
public struct Person: Equatable, Sendable {
  /// What people call each other by: short, and only one person's.
  public let handle: String
  public let name: String
  /// `nil` for someone who does not use the wallet, and so never pays anything.
  public let customer: CustomerID?

  public var account: Account { customer.map(Account.customer) ?? .person(handle) }

  public init(handle: String, name: String, customer: CustomerID?) {
    self.handle = handle
    self.name = name
    self.customer = customer
  }
}
