public import Foundation
public import Work

/// The ID of a message, made by its author's program before the message is sent.
public struct MessageID: WorkID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init() { self.init(UUID()) }
}

/// A message that the service has.
public struct Message: Identifiable, Hashable, Sendable {
  public let id: MessageID
  /// The position in the chat, counted from 1.
  public let number: Int
  public let from: PersonID
  /// May be empty if there is a photo.
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
