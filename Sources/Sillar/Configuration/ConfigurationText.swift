public import Foundation

/// A type whose values can be written as text: in an environment variable, a file, or a command-line option.
///
/// ```swift
/// enum Speed: String, CaseIterable, ConfigurationText { case slow, fast }
/// ```
///
/// Numbers, strings, Booleans, URLs, durations, and enumerations with raw strings conform to it.
public protocol ConfigurationText: Sendable {
  /// The expected format, for error messages, such as `a whole number`.
  static var configurationKind: String { get }
  /// - Returns: Nil for a text that is not a value of the type.
  init?(configurationText: String)
  var configurationText: String { get }
}

extension String: ConfigurationText {
  public static var configurationKind: String { "a text" }
  public init?(configurationText: String) { self = configurationText }
  public var configurationText: String { self }
}

extension Int: ConfigurationText {
  public static var configurationKind: String { "a whole number" }
  public init?(configurationText: String) { self.init(configurationText) }
  public var configurationText: String { description }
}

extension Double: ConfigurationText {
  public static var configurationKind: String { "a number" }
  public init?(configurationText: String) {
    guard let number = Double(configurationText), number.isFinite else { return nil }
    self = number
  }
  public var configurationText: String { description }
}

extension Bool: ConfigurationText {
  public static var configurationKind: String { "true or false" }
  public init?(configurationText: String) {
    switch configurationText.lowercased() {
    case "true", "yes", "on", "1": self = true
    case "false", "no", "off", "0": self = false
    default: return nil
    }
  }
  public var configurationText: String { description }
}

extension URL: ConfigurationText {
  public static var configurationKind: String { "an address with http or https and a host" }
  public init?(configurationText: String) {
    guard let url = URL(string: configurationText),
      ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
    else { return nil }
    self = url
  }
  public var configurationText: String { absoluteString }
}

extension Duration: ConfigurationText {
  public static var configurationKind: String { "a time such as 90s, 10m or 1h" }
  public init?(configurationText text: String) {
    let factors: [Character: Int64] = ["s": 1, "m": 60, "h": 3600]
    guard let factor = text.last.flatMap({ factors[$0] }), let number = Int64(text.dropLast()),
      number >= 0, !number.multipliedReportingOverflow(by: factor).overflow
    else { return nil }
    self = .seconds(number * factor)
  }
  public var configurationText: String {
    components.attoseconds == 0 ? "\(components.seconds)s" : "\(self / .seconds(1))s"
  }
}

extension Optional: ConfigurationText where Wrapped: ConfigurationText {
  public static var configurationKind: String { "\(Wrapped.configurationKind), or none" }
  public init?(configurationText: String) {
    if configurationText == "none" {
      self = nil
      return
    }
    guard let value = Wrapped(configurationText: configurationText) else { return nil }
    self = value
  }
  public var configurationText: String { self?.configurationText ?? "none" }
}

extension ConfigurationText where Self: RawRepresentable<String> & CaseIterable {
  public static var configurationKind: String {
    "one of " + allCases.map(\.rawValue).joined(separator: ", ")
  }
  public init?(configurationText: String) { self.init(rawValue: configurationText) }
  public var configurationText: String { rawValue }
}
