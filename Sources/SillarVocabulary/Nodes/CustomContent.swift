import Foundation

/// The content of an element of a module's own: its value, which a host's form of the element draws, and a label.
public struct CustomContent: Equatable, Sendable, Codable {
  /// The most bytes of an input. The script of pages has the same limit.
  public static let longestInput = 8192

  /// The module that brings the element.
  public let module: String
  /// The name of the element in the module.
  public let name: String
  /// The element's name, which assistive technology reads.
  public let label: String
  private let value: Value

  /// Encoded when a host needs it: most renderings only compare it.
  private enum Value: Sendable {
    case typed(any Encodable & Equatable & Sendable)
    case json(String?)
  }

  package init(
    _ value: any Encodable & Equatable & Sendable, name: String, module: String, label: String
  ) {
    self.module = module
    self.name = name
    self.label = label
    self.value = .typed(value)
  }

  /// The name of the element in the app.
  public var id: String { Self.id(of: name, in: module) }

  package static func id(of name: String, in module: String) -> String {
    "\(module.lowercased()).\(name)"
  }

  /// The value as JSON; nil if it cannot be encoded, as a number that is not finite.
  public var json: String? {
    switch value {
    case .json(let json): json
    case .typed(let value):
      (try? Self.encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  // Sorted, so that equal values have one JSON.
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  public static func == (one: CustomContent, other: CustomContent) -> Bool {
    guard one.id == other.id, one.label == other.label else { return false }
    if case .typed(let value) = one.value, case .typed(let otherValue) = other.value {
      return value.isEqual(to: otherValue)
    }
    return one.json == other.json
  }

  private enum CodingKeys: CodingKey { case module, name, label, value }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    module = try container.decode(String.self, forKey: .module)
    name = try container.decode(String.self, forKey: .name)
    label = try container.decode(String.self, forKey: .label)
    value = .json(try container.decodeIfPresent(String.self, forKey: .value))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(module, forKey: .module)
    try container.encode(name, forKey: .name)
    try container.encode(label, forKey: .label)
    try container.encodeIfPresent(json, forKey: .value)
  }
}
