public import Sillar

/// Trivia as a part that apps are built of.
///
/// ```swift
/// let flavor = try Flavor(
///   name: "Arcade", modules: [TriviaModule.module],
///   configuration: Configuration(flavor: "Arcade", providers: []))
/// ```
public enum TriviaModule {
  public static let module = Module(name: "Trivia", version: "1.0.0")
}
