public import Foundation

/// A user's change that the service does not have yet, or does not take.
public struct UnsentEntry: Identifiable, Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// The change is sent as soon as possible.
    case waiting
    /// The change is being sent, or its response was lost: the service may have it.
    case underWay
    /// The service has refused the change, with its error code, such as `no-free-place`.
    case refused(String)
    /// The same item was changed elsewhere, and the user decides which change wins.
    case conflict
    /// The same item was changed elsewhere, and that change has won.
    case overruled
    /// A newer version of the app has stored the change.
    case unreadable
  }

  /// The number in the outbox, in ascending order.
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

  /// True if the change is not sent until the user has decided.
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
