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

  init(_ arguments: [String]) {
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
    for option in options {
      let declaration = configuration.declarations
        .first { Self.option(for: $0.key) == option.name }
      guard let declaration else {
        configuration.reportUnknown(option.name, at: name)
        continue
      }
      configuration.set(declaration, from: option.value, at: "command line (\(option.name))")
    }
    for stray in strays { configuration.reportUnknown(stray, at: name) }
  }

  /// The option of a key: `--max-retry-count` for `max.retryCount`.
  private static func option(for key: String) -> String {
    var option = "--"
    for character in key {
      if character == "." {
        option.append("-")
      } else {
        if character.isUppercase, option.last?.isLowercase == true { option.append("-") }
        option.append(character.lowercased())
      }
    }
    return option
  }
}
