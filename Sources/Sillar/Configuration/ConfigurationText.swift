package import Foundation

/// A type whose values can be written as text: in an environment variable, a file, or a command-line option.
package protocol ConfigurationText: Sendable {
  /// The expected format, for error messages, such as `a whole number`.
  static var configurationKind: String { get }
  /// - Returns: Nil for a text that is not a value of the type.
  init?(configurationText: String)
  var configurationText: String { get }
}

extension String: ConfigurationText {
  package static var configurationKind: String { "a text" }
  package init?(configurationText: String) { self = configurationText }
  package var configurationText: String { self }
}

extension Int: ConfigurationText {
  package static var configurationKind: String { "a whole number" }
  package init?(configurationText: String) { self.init(configurationText) }
  package var configurationText: String { description }
}

extension Double: ConfigurationText {
  package static var configurationKind: String { "a number" }
  package init?(configurationText: String) {
    guard let number = Double(configurationText), number.isFinite else { return nil }
    self = number
  }
  package var configurationText: String { description }
}

extension Bool: ConfigurationText {
  package static var configurationKind: String { "true or false" }
  package init?(configurationText: String) {
    switch configurationText.lowercased() {
    case "true", "yes", "on", "1": self = true
    case "false", "no", "off", "0": self = false
    default: return nil
    }
  }
  package var configurationText: String { description }
}

extension URL: ConfigurationText {
  package static var configurationKind: String { "an address with http or https and a host" }
  package init?(configurationText: String) {
    guard let url = URL(string: configurationText),
      ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
    else { return nil }
    self = url
  }
  package var configurationText: String { absoluteString }
}

extension Duration: ConfigurationText {
  package static var configurationKind: String { "a time such as 90s, 10m or 1h" }
  package init?(configurationText text: String) {
    let factors: [Character: Int64] = ["s": 1, "m": 60, "h": 3600]
    guard let factor = text.last.flatMap({ factors[$0] }), let number = Int64(text.dropLast()),
      number >= 0, !number.multipliedReportingOverflow(by: factor).overflow
    else { return nil }
    self = .seconds(number * factor)
  }
  package var configurationText: String {
    components.attoseconds == 0 ? "\(components.seconds)s" : "\(self / .seconds(1))s"
  }
}

extension Optional: ConfigurationText where Wrapped: ConfigurationText {
  package static var configurationKind: String { "\(Wrapped.configurationKind), or none" }
  package init?(configurationText: String) {
    if configurationText == "none" {
      self = nil
      return
    }
    guard let value = Wrapped(configurationText: configurationText) else { return nil }
    self = value
  }
  package var configurationText: String { self?.configurationText ?? "none" }
}

/// The way in which the values of a type are written as text.
struct TextFormat<Value> {
  let kind: String
  let read: (String) -> Value?
  let write: (Value) -> String

  /// - Returns: Nil for a type whose values cannot be written as text.
  init?(_ type: Value.Type) {
    if let type = type as? any ConfigurationText.Type {
      self.init(text: type)
    } else if let type = type as? any (RawRepresentable<String> & CaseIterable).Type {
      self.init(cases: type)
    } else {
      return nil
    }
  }

  private init<Text: ConfigurationText>(text: Text.Type) {
    kind = Text.configurationKind
    read = { Text(configurationText: $0).flatMap { $0 as? Value } }
    write = { ($0 as? Text)?.configurationText ?? "" }
  }

  private init<Cases: RawRepresentable<String> & CaseIterable>(cases: Cases.Type) {
    kind = "one of " + Cases.allCases.map(\.rawValue).joined(separator: ", ")
    read = { Cases(rawValue: $0).flatMap { $0 as? Value } }
    write = { ($0 as? Cases)?.rawValue ?? "" }
  }
}
