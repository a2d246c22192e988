import Foundation
public import Sillar

/// What Chat is, for the flavors that have it.
///
/// ```swift
/// let modules = [ChatModule.module]
/// ```
public enum ChatModule {
  public static let module = Module(
    name: "Chat", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [ChatString.self])
}
