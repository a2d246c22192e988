import Sillar

/// Values from environment variables that have the app's name as their prefix.
struct EnvironmentConfiguration: ConfigurationProvider {
  let name = "environment"
  let prefix: String
  let environment: [String: String]

  func provide(into configuration: inout ConfigurationBuilder) {
    for declaration in configuration.declarations {
      let variable = OutsideName.variable(for: declaration.key, of: prefix)
      guard let text = environment[variable] else { continue }
      configuration.set(declaration, from: text, at: "environment (\(variable))")
    }
  }
}
