public import Foundation

/// A command that is not done yet, as its user sees it.
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
  /// What becomes of a command.
  public enum State: Hashable, Sendable {
    /// The command is sent as soon as the commands before it on the same subject are done.
    case waiting
    /// The command is not sent until the user decides about it.
    case parked(Parking)
    /// Another change holds, and the local effect has been undone. The entry stays until the user has seen it.
    case overruled
    /// The command is from another version of the program, and is kept for that version.
    case unreadable
  }

  /// The reason why a command waits for the user.
  public enum Parking: Hashable, Sendable {
    /// The service refused the command. The text is the reason that the app gave: ``Outbox/Refusal``.
    case refused(String)
    /// Another change was made to the same thing: ask the user which one holds.
    case conflict
  }

  /// A number that is never used again, in the order in which commands were given.
  public let id: Int64
  /// The user who gave the command.
  public let owner: String
  public let kind: String
  public let subject: String
  public let state: State
  public let enqueued: Date
  /// The number of times that it has been sent, or may have been.
  public let attempts: Int
}
