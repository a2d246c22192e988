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
/// let providers: [any ConfigurationProvider] = [ShownDemoAccounts(offersGuests: true)]
/// ```
public struct ShownDemoAccounts: ConfigurationProvider {
  public let name = "demo"
  private let offersGuests: Bool

  /// - Parameter offersGuests: True if one may also continue as a guest, in an app for all accounts.
  public init(offersGuests: Bool = false) { self.offersGuests = offersGuests }

  public func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(SignInShowsDemoAccounts.self, to: true)
    configuration.set(SignInOffersGuests.self, to: offersGuests)
  }
}
