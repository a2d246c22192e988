import Configuration
import Sillar

/// Values from environment variables that have the app's name as their prefix.
struct EnvironmentConfiguration: ConfigurationProvider {
  let name = "environment"
  private let prefix: String
  private let environment: EnvironmentVariablesProvider

  init(prefix: String, _ environment: [String: String]) {
    self.prefix = prefix
    self.environment = EnvironmentVariablesProvider(environmentVariables: environment)
  }

  func provide(into configuration: inout ConfigurationBuilder) {
    for declaration in configuration.declarations {
      let key = AbsoluteConfigKey(ConfigKey("\(prefix).\(declaration.key)"))
      guard let found = try? environment.value(forKey: key, type: .string),
        case .string(let text)? = found.value?.content
      else { continue }
      configuration.set(declaration, from: text, at: "environment (\(found.encodedKey))")
    }
  }
}
