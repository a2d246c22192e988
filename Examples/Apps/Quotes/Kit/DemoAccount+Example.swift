public import SignInDelivery
public import Sillar

extension DemoAccount {
  /// Makes a demo account of the example backend.
  ///
  /// ```swift
  /// let ana = DemoAccount.example("Ana Ruiz", "ana")
  /// ```
  public static func example(_ name: String, _ account: String) -> DemoAccount {
    DemoAccount(name: name, email: "\(account)@example.com", password: "casa-2026")
  }
}

/// A provider that shows the demo accounts on the sign-in screen.
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
