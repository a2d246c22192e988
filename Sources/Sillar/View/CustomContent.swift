import Foundation

/// The content of an element of a module's own: its value, which a host's form of the element draws, and a label.
@usableFromInline package struct CustomContent: Equatable, Sendable, Codable {
  /// The module that brings the element.
  package let module: String
  /// The name of the element in the module.
  package let name: String
  /// The element's name, which assistive technology reads.
  package let label: String
  private let value: Value

  /// Encoded when a host needs it: most renderings only compare it.
  private enum Value: Sendable {
    case typed(any CustomElementValue)
    case json(String?)
  }

  init<V: CustomElementValue>(_ value: V, label: String) {
    module = V.module
    name = V.name
    self.label = label
    self.value = .typed(value)
  }

  /// The name of the element in the app.
  package var id: String { Self.id(of: name, in: module) }

  static func id(of name: String, in module: String) -> String { "\(module.lowercased()).\(name)" }

  /// The value as JSON; nil if it cannot be encoded, as a number that is not finite.
  package var json: String? {
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

  @usableFromInline package static func == (one: CustomContent, other: CustomContent) -> Bool {
    guard one.id == other.id, one.label == other.label else { return false }
    if case .typed(let value) = one.value, case .typed(let otherValue) = other.value {
      return value.isEqual(to: otherValue)
    }
    return one.json == other.json
  }

  private enum CodingKeys: CodingKey { case module, name, label, value }

  @usableFromInline package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    module = try container.decode(String.self, forKey: .module)
    name = try container.decode(String.self, forKey: .name)
    label = try container.decode(String.self, forKey: .label)
    value = .json(try container.decodeIfPresent(String.self, forKey: .value))
  }

  @usableFromInline package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(module, forKey: .module)
    try container.encode(name, forKey: .name)
    try container.encode(label, forKey: .label)
    try container.encodeIfPresent(json, forKey: .value)
  }
}

extension ScreenTree {
  /// Reports an element of a module's own that hosts cannot draw.
  func checkForm(of content: NodeContent, owner: LoadedScreen?) {
    guard case .customElement(let content) = content else { return }
    let reason =
      texts.knows(content)
      ? content.json == nil
        ? "its value cannot be encoded as JSON; look for a number that is not finite" : nil
      : "add it to the elements of the module \(content.module)"
    guard let reason else { return }
    report(
      .undrawnElement(
        screen: owner?.screen.name ?? "window", element: content.name, reason: reason))
  }
}
