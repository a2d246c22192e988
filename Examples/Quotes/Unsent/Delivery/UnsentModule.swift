import Foundation
public import Sillar

/// What Unsent is, for the flavors that have it.
///
/// ```swift
/// let modules = [UnsentModule.module]
/// ```
public enum UnsentModule {
  public static let module = Module(
    name: "Unsent", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [UnsentString.self])
}
