import ChatModel
import Foundation
import Work

/// A message on the wire.
struct MessageDTO: Codable, Sendable {
  let id: String
  let number: Int
  let from: String
  let text: String?
  let photo: String?
  let sent: DateDTO

  var message: Message {
    Message(
      id: MessageID(rawValue: id), number: number, from: PersonID(from), text: text ?? "",
      photo: photo.map(PhotoID.init(rawValue:)), sent: sent.date)
  }
}

/// What is sent to have a message passed on.
struct NewMessageDTO: Encodable, Sendable {
  let id: String
  let text: String
  let photo: String?

  private enum CodingKeys: CodingKey { case id, text, photo }

  /// A photo that is not there is said to be `null`.
  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    try members.encode(text, forKey: .text)
    try members.encode(photo, forKey: .photo)
  }
}

/// What is sent to say how far messages have come.
struct ReceiptsDTO: Encodable, Sendable {
  let delivered: Int
  let read: Int
}

/// An instant on the wire, as RFC 3339 writes it: `2026-11-21T10:00:00Z`.
struct DateDTO: Codable, Sendable {
  let date: Date

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    let date =
      (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    guard let date else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "no date")
    }
    self.date = date
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}
