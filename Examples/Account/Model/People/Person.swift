import Foundation
public import SillarModel

/// A person to send money to, or to request it from.
public struct Person: Identifiable, Hashable, Sendable {
  /// The handle, which is unique among all customers.
  public let handle: String
  public let name: String

  public init(handle: String, name: String) {
    self.handle = handle
    self.name = name
  }

  public var id: String { handle }

  /// The first letters of the first and the last word of a name, a person's or a shop's.
  public static func initials(of name: String) -> String {
    let words = name.split(whereSeparator: \.isWhitespace)
    let ends = words.count > 1 ? [words.first, words.last] : [words.first]
    return ends.compactMap { $0?.first { $0.isLetter || $0.isNumber } }
      .map { $0.uppercased() }.joined()
  }
}

/// A text to find people by, without surrounding spaces and without the sign before a handle.
///
/// ```swift
/// let query = PeopleQuery(" @luc")   // "luc"
/// ```
public struct PeopleQuery: Hashable, Sendable {
  /// At most 100 characters; a longer text is cut. An empty text finds some people to choose from.
  public let text: String

  public init(_ typed: String) {
    let text = typed.drop { $0.isWhitespace || $0 == "@" }
    self.text = String(text.trimmingCharacters(in: .whitespacesAndNewlines).prefix(100))
  }
}

/// The people that a query has found.
public struct FoundPeople: PartialList {
  public let items: [Person]
  public let hasMore: Bool

  public init() { (items, hasMore) = ([], true) }
  public init(_ items: [Person]) { (self.items, hasMore) = (items, false) }
}
