import Foundation
public import Sillar

/// What Requests is, for the flavors that have it.
///
/// ```swift
/// let modules = [RequestsModule.module]
/// ```
public enum RequestsModule {
  public static let module = Module(
    name: "Requests", version: "1.0.0", requires: ["Work": "1.0.0"],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [RequestsString.self])
}
