public import Foundation

/// A change by a user that the service does not have yet, or will not have.
public struct UnsentEntry: Identifiable, Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// It is sent as soon as possible.
    case waiting
    /// It is being sent, or its answer was lost: nobody can say whether the service has it.
    case underWay
    /// The service has refused it, with its own name for the reason, such as `no-free-place`.
    case refused(String)
    /// Somebody else has changed the same thing, and the user decides which change holds.
    case conflict
    /// Somebody else has changed the same thing, and that change holds.
    case overruled
    /// A newer version of the app has stored it.
    case unreadable
  }

  /// Its number in the outbox: those of later changes are larger.
  public let id: Int64
  /// The name of its command.
  public let kind: String
  /// The item that it is about, such as `request/r1`.
  public let subject: String
  public let state: State
  /// The time at which the user made it.
  public let since: Date

  public init(id: Int64, kind: String, subject: String, state: State, since: Date) {
    self.id = id
    self.kind = kind
    self.subject = subject
    self.state = state
    self.since = since
  }

  /// True when nothing becomes of it until the user has decided.
  public var needsDecision: Bool {
    switch state {
    case .refused, .conflict, .overruled: true
    case .waiting, .underWay, .unreadable: false
    }
  }
}

/// The changes of one item, in the order in which they were made and are sent.
public struct UnsentGroup: Identifiable, Hashable, Sendable {
  /// The name of an item that changes are about.
  public struct Topic: Hashable, Sendable {
    public let title: String
    /// The other person of a chat.
    public let person: String?

    public init(title: String, person: String? = nil) {
      self.title = title
      self.person = person
    }
  }

  public let subject: String
  /// Nil for an item whose name is not known here.
  public let topic: Topic?
  public let entries: [UnsentEntry]
  public var id: String { subject }

  /// Puts changes into groups: those with a change that needs a decision come first.
  public static func of(_ entries: [UnsentEntry], topics: [String: Topic]) -> [UnsentGroup] {
    Dictionary(grouping: entries, by: \.subject)
      .map { UnsentGroup(subject: $0, topic: topics[$0], entries: $1) }
      .sorted { $0.order < $1.order }
  }

  private var order: (Int, Int64) {
    (entries.contains(where: \.needsDecision) ? 0 : 1, entries[0].id)
  }
}
