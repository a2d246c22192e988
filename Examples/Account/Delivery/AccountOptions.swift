public import Sillar

/// Whether asking others for money is offered. What others ask for is there in any case.
public enum AccountRequests: DefaultedConfigurationKey {
  public static let name = "account.requests"
  public static let summary = "Whether asking for money is offered."
  public static let defaultValue = true
}

/// How many movements of the activity are read at a time.
public enum AccountActivityPageSize: DefaultedConfigurationKey {
  public static let name = "account.activity-page-size"
  public static let summary = "How many movements are read at a time, from 1 to 100."
  public static let defaultValue = 20
}

/// What flavors may decide about Account.
///
/// ```swift
/// func options(_ flavor: Flavor) -> AccountOptions { AccountOptions(flavor.configuration) }
/// ```
public struct AccountOptions: Sendable, Hashable {
  public let offersAsking: Bool
  /// From 1 to 100: what the service gives at a time.
  public let activityPageSize: Int

  public init(
    offersAsking: Bool = AccountRequests.defaultValue,
    activityPageSize: Int = AccountActivityPageSize.defaultValue
  ) {
    self.offersAsking = offersAsking
    self.activityPageSize = min(max(1, activityPageSize), 100)
  }

  public init(_ configuration: Configuration) {
    self.init(
      offersAsking: configuration[AccountRequests.self],
      activityPageSize: configuration[AccountActivityPageSize.self])
  }
}
