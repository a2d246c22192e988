public import Foundation
public import Work

/// The ID of a message. Its author's program makes it, so that it has one before the service knows of it.
///
/// ```swift
/// let id = MessageID()
/// ```
public struct MessageID: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init() { rawValue = UUID().uuidString.lowercased() }
}

/// A message that the service has.
///
/// ```swift
/// func isOlder(_ message: Message, than other: Message) -> Bool { message.number < other.number }
/// ```
public struct Message: Identifiable, Hashable, Sendable {
  public let id: MessageID
  /// Its place in the chat, counted from 1.
  public let number: Int
  public let from: PersonID
  /// May be empty when there is a photo.
  public let text: String
  public let photo: PhotoID?
  public let sent: Date

  public init(
    id: MessageID, number: Int, from: PersonID, text: String, photo: PhotoID?, sent: Date
  ) {
    self.id = id
    self.number = number
    self.from = from
    self.text = text
    self.photo = photo
    self.sent = sent
  }
}

/// A message to be sent.
///
/// ```swift
/// let message = NewMessage(id: MessageID(), text: "Hello", photo: nil)
/// ```
public struct NewMessage: Identifiable, Hashable, Sendable {
  public let id: MessageID
  public let text: String
  public let photo: PhotoID?

  public init(id: MessageID, text: String, photo: PhotoID?) {
    self.id = id
    self.text = text
    self.photo = photo
  }
}

/// A message of one's own that the service does not have yet, as far as is known.
///
/// ```swift
/// func isStuck(_ message: PendingMessage) -> Bool { message.state != .waiting }
/// ```
public struct PendingMessage: Identifiable, Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// It is sent as soon as possible.
    case waiting
    /// The service has refused it, and its author decides what becomes of it.
    case parked(Refusal)
    /// It was written with another version of the app, and is kept for that one.
    case unreadable
  }

  /// The reason why the service does not take a message.
  public enum Refusal: Hashable, Sendable {
    /// The chat or the photo does not exist any more.
    case gone
    /// This person may not write here.
    case notAllowed
    /// The service does not accept the content.
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
