import ChatModel
import SillarData
import Work

/// All of somebody's chats on the wire, and as they are saved.
struct ChatsDTO: Codable, Sendable {
  let items: [ChatDTO]
  /// What was wrong with each chat that is left out.
  let flaws: [String]

  private enum Key: CodingKey { case items }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let items = try members.decode(Readable<ChatDTO>.self, forKey: .items)
    self.items = items.elements
    flaws = items.unreadable
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(items, forKey: .items)
  }
}

/// A chat on the wire.
struct ChatDTO: Codable, Sendable {
  struct RequestDTO: Codable, Sendable {
    let id: String
    let title: String
  }

  struct PersonDTO: Codable, Sendable {
    let id: String
    let name: String
    /// `homeowner` or `professional`.
    let role: String
    let city: String?
  }

  let request: RequestDTO
  let with: PersonDTO
  let last: MessageDTO?
  let unread: Int

  /// - Parameter me: Whose list this is in: of the two, one is the professional.
  func id(me: PersonID) -> ChatID {
    ChatID(
      request: RequestID(rawValue: request.id),
      professional: with.role == "professional" ? PersonID(with.id) : me)
  }

  var heading: ChatHeading {
    ChatHeading(
      with: Person(id: PersonID(with.id), name: with.name, city: with.city ?? ""),
      title: request.title)
  }
}
