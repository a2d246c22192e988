/// What somebody wants to see first: how much there is, who waits for them, what happened last.
///
/// ```swift
/// let overview = Overview(account: account, openRequests: [], latest: [])
/// ```
public struct Overview: Hashable, Sendable {
  public let account: Account
  /// The requests that wait for this customer to pay or decline, the newest first.
  public let openRequests: [PaymentRequest]
  /// The newest movements, the newest first.
  public let latest: [Movement]

  public init(account: Account, openRequests: [PaymentRequest], latest: [Movement]) {
    self.account = account
    self.openRequests = openRequests
    self.latest = latest
  }
}
