public import Foundation

/// What a flavour's resources say about its configuration: the style sheet in `style.json`, and in `settings.json` the
/// values of keys by their names, such as feature switches.
///
/// ```swift
/// func configure(_ folder: URL) throws -> Configuration {
///   try Configuration(
///     flavour: "Counter", providers: [ResourceConfiguration(folder, name: "Counter's resources")])
/// }
/// ```
///
/// ```json
/// { "payments.instalments": false, "localisation.time-zone": "Europe/Madrid" }
/// ```
public struct ResourceConfiguration: ConfigurationProvider {
  public let name: String
  private let folder: ResourceFolder

  /// - Parameter folder: The flavour's resources. A file that is not there says nothing.
  public init(_ folder: URL, name: String) {
    self.name = name
    self.folder = ResourceFolder(folder)
  }

  /// - Throws: ``ResourceError`` when a file is not what it should be.
  public func provide(into configuration: inout ConfigurationBuilder) throws {
    if let data = try folder.contents(of: "style.json") {
      configuration.set(
        StyleSheetKey.self,
        to: try StyleSheetFile.read(data, named: folder.place(of: "style.json")))
    }
    guard let data = try folder.contents(of: "settings.json") else { return }
    let place = folder.place(of: "settings.json")
    let settings: [String: Setting]
    do { settings = try JSONDecoder().decode([String: Setting].self, from: data) } catch {
      throw ResourceError(
        place: place,
        problem: "it should hold one JSON object, with a text, number, true or false for each key")
    }
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      guard let declaration = configuration.declarations.first(where: { $0.key == name }) else {
        configuration.reportUnknown(name, at: place)
        continue
      }
      configuration.set(declaration, from: value.text, at: "\(self.name) (settings.json)")
    }
  }
}

/// A value as JSON has it, as the text that one would write elsewhere.
private struct Setting: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      text = "\(value)"
    } else if let value = try? container.decode(Int.self) {
      text = "\(value)"
    } else if let value = try? container.decode(Double.self) {
      text = "\(value)"
    } else {
      text = try container.decode(String.self)
    }
  }
}
