import Foundation
public import Sillar

/// What Account is, for the flavors that have it.
///
/// ```swift
/// let modules = [AccountModule.module]
/// ```
public enum AccountModule {
  public static let module = Module(
    name: "Account", version: "1.0.0",
    configuration: [
      ConfigurationDeclaration(AccountRequests.self, neededBy: "Account"),
      ConfigurationDeclaration(AccountActivityPageSize.self, neededBy: "Account"),
    ],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [AccountString.self])
}
