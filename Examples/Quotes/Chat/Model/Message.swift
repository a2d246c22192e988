public import Foundation
public import Work

/// The name of a message. Whoever writes it gives it, so that it has one before the service knows of it.
///
/// ```swift
/// let id = MessageID()   // one that nobody else has
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
  /// Its place in the chat: the service counts from 1.
  public let number: Int
  public let from: PersonID
  /// May be empty where there is a photo.
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
