import Foundation

/// The content of an element of a module's own: its value, which a host's form of the element draws, and a label.
///
/// ```swift
/// func chart(_ content: CustomContent) -> String? { content.id == "shop.tap-chart" ? content.json : nil }
/// ```
public struct CustomContent: Equatable, Sendable, Codable {
  /// The name of the element in the app: that of its module in lower case, a dot, and its name in the module.
  public let id: String
  /// The element's name, which assistive technology reads.
  public let label: String
  private let value: Value

  package init(
    _ value: any Encodable & Equatable & Sendable, name: String, module: String, label: String
  ) {
    id = Self.id(of: name, in: module)
    self.label = label
    self.value = .typed(value)
  }

  /// An element with another label and value, such as without what is secret in them.
  package init(_ other: CustomContent, label: String, json: String?) {
    (id, self.label, value) = (other.id, label, .json(json))
  }

  package static func id(of name: String, in module: String) -> String {
    "\(module.lowercased()).\(name)"
  }

  /// The value as JSON; nil if it cannot be encoded, as a number that is not finite.
  public var json: String? { value.json }
}

/// The value of an element, which is encoded when a host needs it: most renderings only compare it.
private enum Value: Codable, Equatable, Sendable {
  case typed(any Encodable & Equatable & Sendable)
  case json(String?)

  var json: String? {
    switch self {
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

  static func == (one: Value, other: Value) -> Bool {
    if case .typed(let value) = one, case .typed(let otherValue) = other {
      return value.isEqual(to: otherValue)
    }
    return one.json == other.json
  }

  init(from decoder: any Decoder) throws { self = .json(try String?(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
