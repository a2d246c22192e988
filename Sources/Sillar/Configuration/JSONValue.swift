package import Foundation

/// A value in a JSON file, with its type: `JSONSerialization` cannot distinguish true from 1 on every platform.
package enum JSONValue: Decodable, Sendable {
  case nothing
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value of a whole file.
  package init(file: Data) throws { self = try JSONDecoder().decode(JSONValue.self, from: file) }

  /// The value as written in an environment variable; nil for null, lists and objects.
  package var configurationText: String? {
    switch self {
    case .flag(let flag): flag.configurationText
    case .integer(let number): number.configurationText
    case .number(let number): number.configurationText
    case .text(let text): text
    case .nothing, .list, .object: nil
    }
  }
}
