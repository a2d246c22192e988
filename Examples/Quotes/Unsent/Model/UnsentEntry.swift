public import Foundation

/// A change of somebody's that the service does not have yet, or will not have.
///
/// ```swift
/// let entry = UnsentEntry(
///   id: UnsentEntry.ID(rawValue: 7), kind: "change-request", subject: "request/r1", state: .waiting, since: .now)
/// ```
public struct UnsentEntry: Identifiable, Hashable, Sendable {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int64
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  public enum State: Hashable, Sendable {
    /// It is sent as soon as that is possible.
    case waiting
    /// It is being sent, or has been sent and not been answered: nobody can say whether the service has it.
    case underWay
    /// The service said no; why, by its own name for that, such as `no-free-place`.
    case refused(String)
    /// Somebody else has changed the same thing, and one of both is to hold.
    case conflict
    /// Somebody else has changed the same thing, and that holds.
    case overruled
    /// A newer version of the app has stored it.
    case unreadable
  }

  public let id: ID
  /// What is to be done: the name of the command.
  public let kind: String
  /// What it is about, such as `request/r1`.
  public let subject: String
  public let state: State
  /// When somebody wanted it done.
  public let since: Date

  public init(id: ID, kind: String, subject: String, state: State, since: Date) {
    self.id = id
    self.kind = kind
    self.subject = subject
    self.state = state
    self.since = since
  }

  /// Whether it can still be taken back, or made another.
  public var isOpen: Bool {
    switch state {
    case .waiting, .refused, .conflict: true
    case .underWay, .overruled, .unreadable: false
    }
  }

  /// Whether nothing becomes of it until somebody says what.
  public var needsSomebody: Bool {
    switch state {
    case .refused, .conflict, .overruled: true
    case .waiting, .underWay, .unreadable: false
    }
  }
}
