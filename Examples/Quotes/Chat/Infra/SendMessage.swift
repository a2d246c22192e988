import ChatModel
import SillarData
import Work

/// Has a message passed on to the other one.
struct SendMessage: OutboxCommand {
  static let kind = "chat-message"
  static let version = 1

  let person: String
  let request: String
  let professional: String
  let id: String
  let text: String
  let photo: String?

  init(_ message: NewMessage, to key: ChatKey) {
    person = key.person.rawValue
    request = key.chat.request.rawValue
    professional = key.chat.professional.rawValue
    id = message.id.rawValue
    text = message.text
    photo = message.photo?.rawValue
  }

  var subject: String { key.chat.subject }
  var messageID: MessageID { MessageID(rawValue: id) }

  var message: NewMessage {
    NewMessage(id: messageID, text: text, photo: photo.map(PhotoID.init(rawValue:)))
  }

  var key: ChatKey {
    ChatKey(
      person: PersonID(person),
      chat: ChatID(request: RequestID(rawValue: request), professional: PersonID(professional)))
  }
}
