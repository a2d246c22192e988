public import Foundation

/// A command that has not been done yet, as its user sees it.
///
/// ```swift
/// func mark(_ entry: OutboxEntry) -> String {
///   switch entry.state {
///   case .waiting: "Will be sent"
///   case .parked(.refused(let reason)): "Refused: \(reason)"
///   case .parked(.conflict): "Somebody else has changed it"
///   case .overruled: "The other change holds"
///   case .unreadable: "Made by a newer version"
///   }
/// }
/// ```
public struct OutboxEntry: Identifiable, Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// It is sent as soon as what was given before it, on the same subject, is done.
    case waiting
    /// It is not sent any more until somebody says what is to become of it.
    case parked(Parking)
    /// Another change holds, and the local effect has been taken back. It stays until somebody has seen it.
    case overruled
    /// It is from another version of the program, and kept for that.
    case unreadable
  }

  public enum Parking: Hashable, Sendable {
    /// The service refused it; why, as the app told the outbox: ``Outbox/Refusal``.
    case refused(String)
    /// Somebody else has changed the same thing: ask which is to hold.
    case conflict
  }

  /// Unique for good, and in the order in which commands were given.
  public let id: Int64
  /// Whose it is.
  public let owner: String
  public let kind: String
  public let subject: String
  public let state: State
  public let enqueued: Date
  /// How often it has been sent, or may have been.
  public let attempts: Int
}
