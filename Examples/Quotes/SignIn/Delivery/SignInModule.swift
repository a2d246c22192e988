import Foundation
public import SignInModel
public import Sillar

/// The SignIn module of an app.
///
/// ```swift
/// let modules = [SignInModule.module]
/// ```
public enum SignInModule {
  public static let module = Module(
    name: "SignIn", version: "1.0.0",
    configuration: [ConfigurationDeclaration(SignInShowsDemoAccounts.self, neededBy: "SignIn")],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [Words.self, SignInForm.Flaw.self], routes: [SignInRoute.self, AccountRoute.self])
}

extension SignInForm.Flaw: StringKey { public static var module: String { Words.module } }

struct SignInRoute: Route {
  static let path = Path("/sign-in") { SignInRoute() }
}

struct AccountRoute: Route {
  static let path = Path("/account") { AccountRoute() }
}

/// The configuration key that shows demo accounts beside the form.
public enum SignInShowsDemoAccounts: DefaultedConfigurationKey {
  public static let name = "sign-in.demo-accounts"
  public static let summary = "Whether accounts to try the app with are shown, with their password."
  public static let defaultValue = false
}

/// An account to try the app with, open to all users.
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
