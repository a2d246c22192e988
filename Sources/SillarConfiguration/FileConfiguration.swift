import Configuration
import Foundation
import Sillar
import SystemPackage

/// Values from a JSON file.
struct FileConfiguration: ConfigurationProvider {
  let name: String
  private let file: FileProvider<JSONSnapshot>
  /// The keys in the file, with the types of their values.
  private let types: [String: ConfigType]

  init(_ path: String) async throws {
    name = "file \(path)"
    let data: Data
    do { data = try Data(contentsOf: URL(filePath: path)) } catch {
      throw ExternalConfigurationError(
        file: path, problem: "there is no such file, or it may not be read")
    }
    guard case .object(let object)? = try? JSONValue(file: data) else {
      throw ExternalConfigurationError(file: path, problem: "it should hold one JSON object")
    }
    types = try Self.types(in: object, under: "", of: path)
    do { file = try await FileProvider<JSONSnapshot>(filePath: .init(path)) } catch {
      throw ExternalConfigurationError(file: path, problem: "\(error)")
    }
  }

  func provide(into configuration: inout ConfigurationBuilder) {
    for (key, type) in types.sorted(by: { $0.key < $1.key }) {
      guard let declaration = configuration.declarations.first(where: { $0.key == key }),
        let text = text(of: key, type)
      else {
        configuration.reportUnknown(key, at: name)
        continue
      }
      configuration.set(declaration, from: text, at: name)
    }
  }

  /// A value as the text that an environment variable would have.
  private func text(of key: String, _ type: ConfigType) -> String? {
    let found = try? file.value(forKey: AbsoluteConfigKey(ConfigKey(key)), type: type).value
    return switch found?.content {
    case .string(let text): text
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    default: nil
    }
  }

  /// The type of each value. swift-configuration converts any number to a Boolean on request, so types must be known
  /// first.
  private static func types(
    in object: [String: JSONValue], under parent: String, of file: String
  ) throws(ExternalConfigurationError) -> [String: ConfigType] {
    var types: [String: ConfigType] = [:]
    for (member, value) in object {
      let name = parent.isEmpty ? member : "\(parent).\(member)"
      switch value {
      case .object(let object):
        types.merge(try Self.types(in: object, under: name, of: file)) { one, _ in one }
      case .text: types[name] = .string
      case .flag: types[name] = .bool
      case .integer: types[name] = .int
      case .number: types[name] = .double
      case .nothing, .list:
        throw ExternalConfigurationError(
          file: file, problem: "\"\(name)\" should be a text, a number, true or false")
      }
    }
    return types
  }
}
