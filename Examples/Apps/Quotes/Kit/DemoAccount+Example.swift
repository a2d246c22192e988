public import SignInDelivery
public import Sillar

extension DemoAccount {
  /// An account of the example backend.
  ///
  /// ```swift
  /// let ana = DemoAccount.example("Ana Ruiz", "ana")
  /// ```
  public static func example(_ name: String, _ account: String) -> DemoAccount {
    DemoAccount(name: name, email: "\(account)@example.com", password: "casa-2026")
  }
}

/// Shows the accounts to try the apps with on the screen for signing in.
///
/// ```swift
/// let providers: [any ConfigurationProvider] = [ShownDemoAccounts()]
/// ```
public struct ShownDemoAccounts: ConfigurationProvider {
  public let name = "demo"

  public init() {}

  public func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(SignInShowsDemoAccounts.self, to: true)
  }
}
