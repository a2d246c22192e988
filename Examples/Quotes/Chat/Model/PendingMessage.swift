public import Foundation
public import Work

/// A message of one's own that the service does not have yet, as far as is known.
///
/// ```swift
/// func isStuck(_ message: PendingMessage) -> Bool { message.state != .waiting }
/// ```
public struct PendingMessage: Identifiable, Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// It is sent as soon as that is possible.
    case waiting
    /// The service has refused it, and somebody has to say what is to become of it.
    case parked(Refusal)
    /// It was written with another version of the app, and is kept for that one.
    case unreadable
  }

  /// Why the service does not take a message.
  public enum Refusal: Hashable, Sendable {
    /// There is no such chat, or not any more; or its photo is not there.
    case gone
    /// This person may not write here.
    case notAllowed
    /// The service does not accept what is in it.
    case notAccepted
    /// The service had it, and has lost it: it was restored from a backup.
    case lost
    case other
  }

  public let id: MessageID
  public let text: String
  public let photo: PhotoID?
  public let written: Date
  public let state: State

  public init(id: MessageID, text: String, photo: PhotoID?, written: Date, state: State) {
    self.id = id
    self.text = text
    self.photo = photo
    self.written = written
    self.state = state
  }
}
