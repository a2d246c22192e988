import Foundation
public import Sillar

/// What RequestDetail is, for the flavors that have it.
///
/// ```swift
/// let modules = [RequestDetailModule.module]
/// ```
public enum RequestDetailModule {
  public static let module = Module(
    name: "RequestDetail", version: "1.0.0", requires: ["Work": "1.0.0"],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [RequestDetailString.self])
}
