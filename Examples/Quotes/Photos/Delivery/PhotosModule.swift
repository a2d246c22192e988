import Foundation
public import Sillar

/// What Photos is, for the flavors that have it.
///
/// ```swift
/// let modules = [PhotosModule.module]
/// ```
public enum PhotosModule {
  public static let module = Module(
    name: "Photos", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [PhotosString.self])
}
