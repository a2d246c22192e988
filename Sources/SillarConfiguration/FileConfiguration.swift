import Configuration
import Foundation
import Sillar
import SystemPackage

/// Values from a file with JSON.
struct FileConfiguration: ConfigurationProvider {
  let name: String
  private let file: FileProvider<JSONSnapshot>
  /// The names of all keys in the file: those that nobody declares would be lost without a word.
  private let names: [String]

  init(_ path: String) async throws {
    name = "file \(path)"
    let data: Data
    do { data = try Data(contentsOf: URL(filePath: path)) } catch {
      throw ExternalConfigurationError(
        file: path, problem: "there is no such file, or it may not be read")
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw ExternalConfigurationError(file: path, problem: "it should hold one JSON object")
    }
    names = Self.names(in: object, under: "")
    do { file = try await FileProvider<JSONSnapshot>(filePath: .init(path)) } catch {
      throw ExternalConfigurationError(file: path, problem: "\(error)")
    }
  }

  func provide(into configuration: inout ConfigurationBuilder) {
    for declaration in configuration.declarations where names.contains(declaration.key) {
      let key = AbsoluteConfigKey(ConfigKey(declaration.key))
      configuration.set(declaration, from: text(of: key), at: name)
    }
    let known = Set(configuration.declarations.map(\.key))
    for unknown in names where !known.contains(unknown) {
      configuration.reportUnknown(unknown, at: name)
    }
  }

  /// A value as the text that one would write elsewhere; what is neither text, number nor Boolean is empty.
  private func text(of key: AbsoluteConfigKey) -> String {
    for type in [ConfigType.string, .bool, .int, .double] {
      guard let value = try? file.value(forKey: key, type: type).value else { continue }
      switch value.content {
      case .string(let text): return text
      case .bool(let flag): return "\(flag)"
      case .int(let number): return "\(number)"
      case .double(let number): return "\(number)"
      default: continue
      }
    }
    return ""
  }

  private static func names(in object: [String: Any], under parent: String) -> [String] {
    object.sorted { $0.key < $1.key }.flatMap { key, value in
      let name = parent.isEmpty ? key : "\(parent).\(key)"
      return (value as? [String: Any]).map { names(in: $0, under: name) } ?? [name]
    }
  }
}
