public import Sillar

/// Movies as a part that apps are built of.
///
/// ```swift
/// let flavor = try Flavor(
///   name: "Arcade", modules: [MoviesModule.module],
///   configuration: Configuration(flavor: "Arcade", providers: []))
/// ```
public enum MoviesModule {
  public static let module = Module(name: "Movies", version: "1.0.0")
}
