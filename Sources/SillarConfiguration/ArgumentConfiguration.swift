import Sillar

/// Values from command-line options: `--server-url X` or `--server-url=X` for the key `server.url`.
struct ArgumentConfiguration: ConfigurationProvider {
  /// An option and its value: "true" for an option without a value.
  private struct Option {
    let name: String
    let value: String
  }

  let name = "command line"
  /// Every occurrence of an option, so that duplicates are detected.
  private let options: [Option]
  private let strays: [String]
  /// Keys that have an option of another name than their own.
  private let shorthands: [String: String]

  init(_ arguments: [String], shorthands: [String: String]) {
    self.shorthands = shorthands
    var options: [Option] = []
    var strays: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        strays.append(argument)
        continue
      }
      if let equals = argument.firstIndex(of: "=") {
        let value = argument[equals...].dropFirst()
        options.append(Option(name: String(argument[..<equals]), value: String(value)))
      } else if let value = rest.first, !value.hasPrefix("--") {
        rest.removeFirst()
        options.append(Option(name: argument, value: value))
      } else {
        options.append(Option(name: argument, value: "true"))
      }
    }
    self.options = options
    self.strays = strays
  }

  func provide(into configuration: inout ConfigurationBuilder) {
    let option = { [shorthands] (declaration: ConfigurationDeclaration) in
      shorthands[declaration.key] ?? OutsideName.option(for: declaration.key)
    }
    configuration.addWay(option)
    let known = configuration.declarations.map { (name: option($0), declaration: $0) }
    for option in options {
      guard let found = known.first(where: { $0.name == option.name }) else {
        configuration.reportUnknown(option.name, at: name, among: known.map(\.name))
        continue
      }
      configuration.set(found.declaration, from: option.value, at: "command line (\(option.name))")
    }
    for stray in strays { configuration.reportUnknown(stray, at: name) }
  }
}
