import Foundation
public import Sillar

/// How what all modules speak of is written, for the flavors that have them.
///
/// ```swift
/// let modules = [WorkModule.module]
/// ```
public enum WorkModule {
  public static let module = Module(
    name: "Work", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [WorkString.self])
}
