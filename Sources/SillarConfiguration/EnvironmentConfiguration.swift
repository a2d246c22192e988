import Sillar

/// Values from environment variables that have the app's name as their prefix.
struct EnvironmentConfiguration: ConfigurationProvider {
  let name = "environment"
  let prefix: String
  let environment: [String: String]

  func provide(into configuration: inout ConfigurationBuilder) {
    let variable = { [prefix] (declaration: ConfigurationDeclaration) in
      OutsideName.variable(for: declaration.key, of: prefix)
    }
    configuration.addWay { "\(variable($0)) in the environment" }
    for declaration in configuration.declarations {
      let variable = variable(declaration)
      guard let text = environment[variable] else { continue }
      configuration.set(declaration, from: text, at: "environment (\(variable))")
    }
  }
}
