import Foundation
public import Sillar

/// What SignIn is, for the flavors that have it.
///
/// ```swift
/// let modules = [SignInModule.module]
/// ```
public enum SignInModule {
  public static let module = Module(
    name: "SignIn", version: "1.0.0",
    configuration: [ConfigurationDeclaration(SignInShowsDemoAccounts.self, neededBy: "SignIn")],
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [SignInString.self])
}
