import Sillar

/// Declares the option `--demo`.
struct Demonstration: ConfigurationProvider {
  enum Key: DefaultedConfigurationKey {
    static let name = "demo"
    static let summary =
      "True to offer the accounts of the demonstration, whose password is public."
    static let defaultValue = false
  }

  let name = "demonstration"
  let declarations = [ConfigurationDeclaration(Key.self, neededBy: "showcase")]

  func provide(into configuration: inout ConfigurationBuilder) {}
}
