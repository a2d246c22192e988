import Configuration
import Sillar

/// Values from options of the command line.
struct ArgumentConfiguration: ConfigurationProvider {
  let name = "command line"
  private let options: [String]
  private let strays: [String]
  private let arguments: CommandLineArgumentsProvider

  init(_ arguments: [String]) {
    options = arguments.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
    strays =
      Array(arguments.prefix { !$0.hasPrefix("-") })
      + arguments.filter { $0.hasPrefix("-") && !$0.hasPrefix("--") }
    self.arguments = CommandLineArgumentsProvider(arguments: ["app"] + arguments)
  }

  func provide(into configuration: inout ConfigurationBuilder) {
    var known: Set<String> = []
    for declaration in configuration.declarations {
      let key = AbsoluteConfigKey(ConfigKey(declaration.key))
      guard let found = try? arguments.value(forKey: key, type: .stringArray) else { continue }
      known.insert(found.encodedKey)
      guard case .stringArray(let values)? = found.value?.content else { continue }
      // Given twice, it is set twice; a comma is part of the value.
      let times = options.count { $0 == found.encodedKey }
      for _ in 0..<max(1, times) {
        configuration.set(
          declaration, from: values.isEmpty ? "true" : values.joined(separator: ","),
          at: "command line (\(found.encodedKey))")
      }
    }
    for unknown in options.filter({ !known.contains($0) }) + strays {
      configuration.reportUnknown(unknown, at: name)
    }
  }
}
