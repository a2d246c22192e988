/// What somebody wants done about one thing, in the order in which it will be.
///
/// ```swift
/// func first(_ group: UnsentGroup) -> UnsentEntry? { group.entries.first }
/// ```
public struct UnsentGroup: Identifiable, Hashable, Sendable {
  public let subject: String
  public let entries: [UnsentEntry]
  public var id: String { subject }
  /// How its user calls the thing; nil where it is not known.
  public var about: String? { entries.lazy.compactMap(\.about).first }

  public init(subject: String, entries: [UnsentEntry]) {
    self.subject = subject
    self.entries = entries
  }
}
