public import Foundation

/// Configuration from a flavor's resources: the style sheet in `style.json`, and the values of keys by name in
/// `settings.json`, such as feature switches.
///
/// ```swift
/// func configure(_ folder: URL) throws -> Configuration {
///   try Configuration(
///     flavor: "Counter", providers: [ResourceConfiguration(folder, name: "Counter's resources")])
/// }
/// ```
///
/// ```json
/// { "payments.instalments": false, "localization.time-zone": "Europe/Madrid" }
/// ```
public struct ResourceConfiguration: ConfigurationProvider {
  public let name: String
  private let folder: ResourceFolder

  /// - Parameter folder: The flavor's resources. Missing files are ignored.
  public init(_ folder: URL, name: String) {
    self.name = name
    self.folder = ResourceFolder(folder)
  }

  /// - Throws: An error that names a file with invalid contents.
  public func provide(into configuration: inout ConfigurationBuilder) throws {
    if let data = try folder.contents(of: "style.json") {
      configuration.set(
        StyleSheetKey.self,
        to: try StyleSheetFile.read(data, named: folder.place(of: "style.json")))
    }
    guard let data = try folder.contents(of: "settings.json") else { return }
    let place = folder.place(of: "settings.json")
    guard case .object(let settings)? = try? JSONValue(file: data) else { throw wrong(place) }
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      guard let declaration = configuration.declarations.first(where: { $0.key == name }) else {
        configuration.reportUnknown(name, at: place)
        continue
      }
      guard let text = value.configurationText else { throw wrong(place) }
      configuration.set(declaration, from: text, at: "\(self.name) (settings.json)")
    }
  }

  private func wrong(_ place: String) -> ResourceError {
    ResourceError(
      place: place,
      problem: "it should hold one JSON object, with a text, number, true or false for each key")
  }
}
