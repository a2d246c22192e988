/// Somebody whom one can send money to or ask for it.
///
/// ```swift
/// let lucia = Person(handle: "lucia", name: "Lucía Romero")
/// let initials = lucia.initials   // "LR"
/// ```
public struct Person: Identifiable, Hashable, Sendable {
  /// By which they are found; unique.
  public let handle: String
  public let name: String

  public init(handle: String, name: String) {
    self.handle = handle
    self.name = name
  }

  public var id: String { handle }

  /// The first letters of the first and the last name, for where a portrait would be.
  public var initials: String { Self.initials(of: name) }

  /// The same for any name, such as a shop's.
  public static func initials(of name: String) -> String {
    let words = name.split(whereSeparator: \.isWhitespace)
    let ends = words.count > 1 ? [words.first, words.last] : [words.first]
    return ends.compactMap { $0?.first { $0.isLetter || $0.isNumber } }
      .map { $0.uppercased() }.joined()
  }
}
