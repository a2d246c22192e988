import ChatModel
import Work
import WorkInfra

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
