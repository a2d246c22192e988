public import Money

/// The balance of a customer, and the handle by which others find them.
public struct Account: Hashable, Sendable {
  /// The handle, which is unique among all customers.
  public let handle: String
  public let name: String
  public let balance: Money
  /// The number of requests that the customer has yet to pay or decline.
  public let pendingRequests: Int

  public init(handle: String, name: String, balance: Money, pendingRequests: Int) {
    self.handle = handle
    self.name = name
    self.balance = balance
    self.pendingRequests = pendingRequests
  }
}
