/// What somebody wants done about one thing, in the order in which it will be.
///
/// ```swift
/// func first(_ group: UnsentGroup) -> UnsentEntry? { group.entries.first }
/// ```
public struct UnsentGroup: Identifiable, Hashable, Sendable {
  public let subject: String
  /// What people call it; nil where that is not known.
  public let topic: UnsentTopic?
  public let entries: [UnsentEntry]
  public var id: String { subject }

  public init(subject: String, topic: UnsentTopic? = nil, entries: [UnsentEntry]) {
    self.subject = subject
    self.topic = topic
    self.entries = entries
  }
}

/// What people call something that changes are about.
///
/// ```swift
/// let topic = UnsentTopic(title: "Leaking tap", person: "Ana Ruiz")
/// ```
public struct UnsentTopic: Hashable, Sendable {
  public let title: String
  /// Whom it is with; nil where it is with nobody in particular.
  public let person: String?

  public init(title: String, person: String? = nil) {
    self.title = title
    self.person = person
  }
}
