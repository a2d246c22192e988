public import Sillar

/// Trivia as a part that apps are built of.
///
/// ```swift
/// let flavour = try Flavour(
///   name: "Arcade", modules: [TriviaModule.module],
///   configuration: Configuration(flavour: "Arcade", providers: []))
/// ```
public enum TriviaModule {
  public static let module = Module(name: "Trivia", version: "1.0.0")
}
