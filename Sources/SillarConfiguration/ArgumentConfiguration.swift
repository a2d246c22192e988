import Configuration
import Sillar

/// Values from options of the command line.
struct ArgumentConfiguration: ConfigurationProvider {
  /// One option, with what follows it.
  private struct Option {
    let name: String
    let values: CommandLineArgumentsProvider
  }

  let name = "command line"
  /// Each by itself, so that one that is given twice is seen to be.
  private let options: [Option]
  private let strays: [String]

  init(_ arguments: [String]) {
    var options: [Option] = []
    var strays: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        strays.append(argument)
        continue
      }
      var parts = [argument]
      if !argument.contains("="), let value = rest.first, !value.hasPrefix("--") {
        parts.append(value)
        rest.removeFirst()
      }
      options.append(
        Option(
          name: String(argument.prefix { $0 != "=" }),
          values: CommandLineArgumentsProvider(arguments: ["app"] + parts)))
    }
    self.options = options
    self.strays = strays
  }

  func provide(into configuration: inout ConfigurationBuilder) {
    for option in options {
      guard let (declaration, text) = value(of: option, among: configuration.declarations) else {
        configuration.reportUnknown(option.name, at: name)
        continue
      }
      configuration.set(declaration, from: text, at: "command line (\(option.name))")
    }
    for stray in strays { configuration.reportUnknown(stray, at: name) }
  }

  private func value(
    of option: Option, among declarations: [ConfigurationDeclaration]
  ) -> (ConfigurationDeclaration, text: String)? {
    for declaration in declarations {
      let key = AbsoluteConfigKey(ConfigKey(declaration.key))
      guard let found = try? option.values.value(forKey: key, type: .stringArray),
        case .stringArray(let values)? = found.value?.content
      else { continue }
      // An option alone is true; a comma is part of the value.
      return (declaration, values.isEmpty ? "true" : values.joined(separator: ","))
    }
    return nil
  }
}
