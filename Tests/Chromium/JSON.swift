public import Foundation

/// A JSON value: the result of a page's script, and the language of the DevTools protocol.
///
/// ```swift
/// let size = try await page.evaluate("({ width: innerWidth, tags: ['a', 'b'] })")
/// size["width"].int == 390
/// size["tags"][1].string == "b"
/// ```
public enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The member of that name; ``null`` when there is none or this is not an object.
  public subscript(name: String) -> JSON {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// The element at that index; ``null`` when there is none or this is not an array.
  public subscript(index: Int) -> JSON {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return .null }
    return elements[index]
  }

  public var isNull: Bool { self == .null }

  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  public var double: Double? { if case .number(let value) = self { value } else { nil } }

  /// The number, if it is whole.
  public var int: Int? { double.flatMap { Int(exactly: $0) } }

  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The elements; empty when this is not an array.
  public var array: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// The members; empty when this is not an object.
  public var object: [String: JSON] { if case .object(let members) = self { members } else { [:] } }

  /// True if JavaScript takes the value for true in an `if`.
  public var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .number(let value): value != 0 && !value.isNaN
    case .string(let value): !value.isEmpty
    case .array, .object: true
    }
  }
}

extension JSON {
  /// Reads JSON text.
  ///
  /// - Throws: when the text is not JSON.
  public init(parsing text: Data) throws {
    self.init(
      foundation: try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed))
  }

  private init(foundation value: Any) {
    switch value {
    case let value as String: self = .string(value)
    case let value as NSNumber:
      // Foundation represents JSON's true and false as the only numbers of the C type `char`.
      self =
        String(cString: value.objCType) == "c" ? .bool(value.boolValue) : .number(value.doubleValue)
    case let value as [Any]: self = .array(value.map(JSON.init(foundation:)))
    case let value as [String: Any]: self = .object(value.mapValues(JSON.init(foundation:)))
    default: self = .null
    }
  }

  /// The value as JSON text, its members sorted. Numbers that JSON cannot write become `null`.
  public var text: String {
    let data = try? JSONSerialization.data(
      withJSONObject: foundation,
      options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
    )
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  private var foundation: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let value):
      if let whole = Int(exactly: value) {
        NSNumber(value: whole)
      } else if value.isFinite {
        NSNumber(value: value)
      } else {
        NSNull()
      }
    case .string(let value): value
    case .array(let elements): elements.map(\.foundation)
    case .object(let members): members.mapValues(\.foundation)
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
