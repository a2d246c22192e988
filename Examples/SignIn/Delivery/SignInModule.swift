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
    name: "SignIn", version: "4.0.0",
    configuration: [
      ConfigurationDeclaration(SignInShowsDemoAccounts.self, neededBy: "SignIn"),
      ConfigurationDeclaration(SignInOffersGuests.self, neededBy: "SignIn"),
    ],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [Words.self, SignInForm.Flaw.self], routes: SignInCoordinator.routes)

  /// The text that tells a guest what signing out means; nil for anybody else.
  public static func warning(for person: Member?) -> LocalizedText? {
    person?.isGuest == true ? Words.accountGuest.localized : nil
  }
}

extension SignInForm.Flaw: StringKey { public static var module: String { Words.module } }

/// The first screen of the app.
struct HomeRoute: Route {
  static let path = Path("/") { HomeRoute() }
}

struct SignInRoute: Route {
  static let path = Path("/sign-in") { SignInRoute() }
}

struct SignOutRoute: Route {
  static let path = Path("/account/sign-out") { SignOutRoute() }
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

/// The configuration key that offers an account without a password, by one tap.
public enum SignInOffersGuests: DefaultedConfigurationKey {
  public static let name = "sign-in.guests"
  public static let summary = "Whether one may continue as a guest, where the service allows it."
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
