import Foundation
public import Sillar

/// What Quotes is, for the flavors that have it.
///
/// ```swift
/// let modules = [QuotesModule.module]
/// ```
public enum QuotesModule {
  public static let module = Module(
    name: "Quotes", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [QuotesString.self])
}
