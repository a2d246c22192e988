/// A single problem with a configuration.
package enum ConfigurationProblem: Sendable, Equatable, CustomStringConvertible {
  /// A key has neither a value nor a default. `ways` are those in which a person can set it, the strongest first.
  case missing(key: String, neededBy: String, ways: [String] = [])
  /// A text cannot be parsed as a value of its key. The text is nil for a secret.
  case unreadable(key: String, text: String?, kind: String, place: String)
  /// A text sets a key that can only be set in code.
  case notFromText(key: String, place: String)
  /// One provider set a key twice. The later value wins, but it is reported as a mistake.
  case setTwice(key: String, place: String)
  /// A value is set for a key that is not declared.
  case unknown(name: String, place: String, nearest: String?)
  /// Two keys have the same name.
  case sameName(key: String, one: String, other: String)

  /// The place of the mistake, such as `command line (--port)`; nil for a value that no provider has set.
  package var place: String? {
    switch self {
    case .missing, .sameName: nil
    case .unreadable(_, _, _, let place), .notFromText(_, let place), .unknown(_, let place, _),
      .setTwice(_, let place):
      place
    }
  }

  package var description: String {
    switch self {
    case .missing(let key, let needer, let ways):
      "\"\(key)\" (needed by \(needer)) is missing: "
        + (ways.isEmpty ? "add a provider that sets it" : "set " + ways.joined(separator: ", or "))
    case .unreadable(let key, let text, let kind, let place):
      "\"\(key)\" \(text.map { "is \"\($0)\"" } ?? "has a value that cannot be read") in \(place): "
        + "write \(kind)"
    case .notFromText(let key, let place):
      "\"\(key)\" in \(place) can only be set in code: take it away there"
    case .setTwice(let key, let place):
      "\"\(key)\" is set twice by \(place): take one of them away"
    case .unknown(let name, let place, let nearest):
      "\"\(name)\" in \(place) is no key of this app"
        + (nearest.map { ": did you mean \"\($0)\"?" } ?? "")
    case .sameName(let key, let one, let other):
      "two keys are named \"\(key)\", of \(one) and of \(other): name one differently"
    }
  }
}
