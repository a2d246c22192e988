public import Sillar

/// Whether accounts to try the app with are shown where one signs in.
public enum SignInShowsDemoAccounts: DefaultedConfigurationKey {
  public static let name = "sign-in.demo-accounts"
  public static let summary =
    "Whether accounts to try the app with are offered, with their password."
  public static let defaultValue = false
}

/// An account that anybody may use.
///
/// ```swift
/// let ana = DemoAccount(name: "Ana Ruiz", email: "ana@example.com", password: "casa-2026")
/// ```
public struct DemoAccount: Hashable, Sendable, Identifiable {
  public let name: String
  public let email: String
  public let password: String

  public init(name: String, email: String, password: String) {
    self.name = name
    self.email = email
    self.password = password
  }

  public var id: String { email }
}

/// What flavors may decide about SignIn.
///
/// ```swift
/// func options(_ flavor: Flavor, _ accounts: [DemoAccount]) -> SignInOptions {
///   SignInOptions(flavor.configuration, demoAccounts: accounts)
/// }
/// ```
public struct SignInOptions: Hashable, Sendable {
  /// Shown where one signs in; a tap fills the form.
  public let demoAccounts: [DemoAccount]

  public init(demoAccounts: [DemoAccount] = []) { self.demoAccounts = demoAccounts }

  /// - Parameter demoAccounts: Those that there are, if the configuration says that they are shown.
  public init(_ configuration: Configuration, demoAccounts: [DemoAccount]) {
    self.init(demoAccounts: configuration[SignInShowsDemoAccounts.self] ? demoAccounts : [])
  }
}
