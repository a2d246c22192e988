public import Money

/// What a customer's wallet holds, and how others find them.
///
/// ```swift
/// let account = Account(
///   handle: "sunny-otter-42", name: "Sunny Otter", balance: Money(minorUnits: 250_00, .eur),
///   pendingRequests: 2)
/// ```
public struct Account: Hashable, Sendable {
  /// By which others find the customer; unique.
  public let handle: String
  public let name: String
  public let balance: Money
  /// How many requests of others wait for the customer to pay or decline.
  public let pendingRequests: Int

  public init(handle: String, name: String, balance: Money, pendingRequests: Int) {
    self.handle = handle
    self.name = name
    self.balance = balance
    self.pendingRequests = pendingRequests
  }
}
