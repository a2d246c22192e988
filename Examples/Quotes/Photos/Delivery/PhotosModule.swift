import Foundation
public import Sillar

/// Photos as a part of an app.
///
/// ```swift
/// let modules = [PhotosModule.module]
/// ```
public enum PhotosModule {
  public static let module = Module(
    name: "Photos", version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self])
}
