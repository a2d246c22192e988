import SillarModel
import SillarVocabulary

/// The template of a ``Route``, which writes it as an address and reads it from one.
///
/// ```swift
/// struct SearchRoute: Route {
///   var text = ""
///   var page = 1
///   static let path = Path("/search/:page?q=:text", \.page, \.text) { page, text in
///     SearchRoute(text: text, page: page)
///   }
/// }
/// ```
///
/// A template contains literal words and `:names`, one name for each value, in the order of the values. A name is a
/// whole segment of the path, or the value of a query parameter. A missing parameter is read as an empty text, and an
/// empty text is not written. Other parameters are ignored, so that links may carry them. A value follows
/// `TextRule.oneLine`: an address with a control character or a bidirectional override in one does not match.
public struct Path<Value>: Sendable {
  /// The template, as it was written.
  public let template: String
  let pattern: PathPattern
  let read: @Sendable (Address) -> Value?
  let write: @Sendable (Value) -> Address

  /// - Parameters:
  ///   - values: The key paths of the values for the template's names, in the template's order.
  ///   - make: Makes the route from the values. An address does not match if a text cannot be converted to its value's
  ///     type.
  public init<each Part: LosslessStringConvertible & SendableMetatype>(
    _ template: String, _ values: repeat any KeyPath<Value, each Part> & Sendable,
    make: @escaping @Sendable (repeat each Part) -> Value
  ) {
    var count = 0
    for _ in repeat (each Part).self { count += 1 }
    let pattern = PathPattern(template, valueCount: count)
    self.template = template
    self.pattern = pattern
    write = { value in
      var texts: [String] = []
      for path in repeat each values { texts.append(value[keyPath: path].description) }
      return pattern.address(with: texts)
    }
    read = { address in
      guard let texts = pattern.texts(in: address) else { return nil }
      var rest = texts[...]
      func next<One: LosslessStringConvertible>(_ type: One.Type) throws(NoSuchValue) -> One {
        guard let text = rest.popFirst(), let value = One(text) else { throw NoSuchValue() }
        return value
      }
      return try? make(repeat next((each Part).self))
    }
  }

  /// A path without values.
  public init(_ template: String, make: @escaping @Sendable () -> Value) {
    let pattern = PathPattern(template, valueCount: 0)
    self.template = template
    self.pattern = pattern
    write = { _ in pattern.address(with: []) }
    read = { address in pattern.texts(in: address).map { _ in make() } }
  }
}

private struct NoSuchValue: Error {}

/// A parsed template.
struct PathPattern: Sendable {
  enum Part: Hashable, Sendable, Comparable {
    case word(String)
    case value

    /// A word matches fewer addresses than a value, so it is tried first.
    static func < (one: Part, other: Part) -> Bool {
      switch (one, other) {
      case (.word, .value): true
      case (.word(let one), .word(let other)): one < other
      case (.value, _): false
      }
    }
  }

  let segments: [Part]
  /// The names of the query, in the order of their values.
  let queryNames: [String]
  /// The reason why the template cannot be used; nil when it can.
  let problem: String?

  init(_ template: String, valueCount: Int) {
    let halves = template.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let pieces = halves.isEmpty ? [] : halves[0].split(separator: "/").map { String($0) }
    segments = pieces.map { $0.hasPrefix(":") ? .value : .word($0) }
    var names: [String] = []
    var wrongPairs: [Substring] = []
    for pair in halves.count > 1 ? halves[1].split(separator: "&") : [] {
      let sides = pair.split(separator: "=", maxSplits: 1)
      if sides.count == 2, sides[1].hasPrefix(":"), sides[1].count > 1 {
        names.append(String(sides[0]))
      } else {
        wrongPairs.append(pair)
      }
    }
    queryNames = names
    let found = segments.count { $0 == .value } + names.count
    problem =
      if !template.hasPrefix("/") {
        "does not start with \"/\""
      } else if let pair = wrongPairs.first {
        "has \"\(pair)\" in its query: write a name and a value, such as \"q=:text\""
      } else if Set(names).count != names.count {
        "has a name of its query twice"
      } else if let piece = pieces.first(where: { $0 == ":" || $0.dropFirst().contains(":") }) {
        "has \"\(piece)\" as a segment: a value is a whole segment, such as \":id\""
      } else if found != valueCount {
        "has \(found) names for \(valueCount) values"
      } else {
        nil
      }
  }

  /// The texts of the values in NFC; nil when the address does not match, also because a value has a character that
  /// hides others.
  func texts(in address: Address) -> [String]? {
    guard problem == nil, address.segments.count == segments.count else { return nil }
    var texts: [String] = []
    for (part, segment) in zip(segments, address.segments) {
      switch part {
      case .word(let word): guard word == segment else { return nil }
      case .value: texts.append(segment)
      }
    }
    texts += queryNames.map { address.query[$0] ?? "" }
    let checked = texts.compactMap { text in
      // A value of characters that nobody sees is none.
      (try? TextRule.oneLine.checked(text)).flatMap { $0.isEmpty && !text.isEmpty ? nil : $0 }
    }
    return checked.count == texts.count ? checked : nil
  }

  func address(with texts: [String]) -> Address {
    var rest = texts[...]
    let path = segments.map { part in
      switch part {
      case .word(let word): word
      case .value: rest.popFirst() ?? ""
      }
    }
    var query: [String: String] = [:]
    for (name, text) in zip(queryNames, rest) where !text.isEmpty { query[name] = text }
    return Address(segments: path, query: query)
  }
}
