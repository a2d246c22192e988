public import Sillar

/// Movies as a part that apps are built of.
///
/// ```swift
/// let flavour = try Flavour(
///   name: "Arcade", modules: [MoviesModule.module],
///   configuration: Configuration(flavour: "Arcade", providers: []))
/// ```
public enum MoviesModule {
  public static let module = Module(name: "Movies", version: "1.0.0")
}
