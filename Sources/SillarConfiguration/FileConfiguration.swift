import Foundation
import Sillar

/// Values from a JSON file.
struct FileConfiguration: ConfigurationProvider {
  let name: String
  /// The keys in the file, with their values as an environment variable would have them.
  private let values: [String: String]

  init(_ path: String) throws(ExternalConfigurationError) {
    name = "file \(path)"
    let data: Data
    // Blocks: once, when a program starts.
    do { data = try Data(contentsOf: URL(filePath: path)) } catch {
      throw ExternalConfigurationError(
        file: path, problem: "there is no such file, or it may not be read")
    }
    guard case .object(let object)? = try? JSONValue(file: data) else {
      throw ExternalConfigurationError(file: path, problem: "it should hold one JSON object")
    }
    values = try Self.values(in: object, under: "", of: path)
  }

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.addWay { [name] in "\($0.key) in \(name)" }
    for (key, text) in values.sorted(by: { $0.key < $1.key }) {
      if let declaration = configuration.declarations.first(where: { $0.key == key }) {
        configuration.set(declaration, from: text, at: name)
      } else {
        configuration.reportUnknown(key, at: name)
      }
    }
  }

  private static func values(
    in object: [String: JSONValue], under parent: String, of file: String
  ) throws(ExternalConfigurationError) -> [String: String] {
    var values: [String: String] = [:]
    for (member, value) in object {
      let name = parent.isEmpty ? member : "\(parent).\(member)"
      if case .object(let object) = value {
        values.merge(try Self.values(in: object, under: name, of: file)) { one, _ in one }
      } else if let text = value.configurationText {
        values[name] = text
      } else {
        throw ExternalConfigurationError(
          file: file, problem: "\"\(name)\" should be a text, a number, true or false")
      }
    }
    return values
  }
}
