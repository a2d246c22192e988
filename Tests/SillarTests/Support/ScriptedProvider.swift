import Sillar

/// A provider that runs a closure.
struct ScriptedProvider: ConfigurationProvider {
  let name: String
  let fill: @Sendable (inout ConfigurationBuilder) throws -> Void

  init(_ name: String, _ fill: @escaping @Sendable (inout ConfigurationBuilder) throws -> Void) {
    self.name = name
    self.fill = fill
  }

  func provide(into configuration: inout ConfigurationBuilder) throws { try fill(&configuration) }

  /// Sets values by the names of their keys, as files and options do.
  init(_ name: String, texts: [String: String]) {
    self.init(name) { builder in
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
        if let declaration = builder.declarations.first(where: { $0.key == key }) {
          builder.set(declaration, from: text, at: "\(name) (\(key))")
        } else {
          builder.reportUnknown(key, at: name)
        }
      }
    }
  }
}
