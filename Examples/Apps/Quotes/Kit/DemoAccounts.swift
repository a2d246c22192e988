import SignInDelivery
public import Sillar
import Work

/// The accounts that the example backend has, for who wants to look around.
enum DemoAccounts {
  private static let password = "casa-2026"

  static func all(_ role: Role) -> [DemoAccount] {
    let people =
      switch role {
      case .homeowner: [("Ana Ruiz", "ana"), ("Ben Carter", "ben")]
      case .professional:
        [("Carla Núñez", "carla"), ("Diego Marín", "diego"), ("Elena Ferrer", "elena")]
      }
    return people.map { name, account in
      DemoAccount(name: name, email: "\(account)@example.com", password: password)
    }
  }
}

/// Has the accounts to try the apps with shown where one signs in.
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
