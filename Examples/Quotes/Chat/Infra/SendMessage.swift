import ChatModel
import Foundation
import GRDB
import SillarData
import Work
import WorkInfra

/// Passes a message on to the other person.
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

  var key: ChatKey {
    ChatKey(
      person: PersonID(person),
      chat: ChatID(request: RequestID(rawValue: request), professional: PersonID(professional)))
  }

  /// Sends it. The command itself is its local effect.
  static func handler(_ api: WorkAPI) -> OutboxHandler {
    OutboxHandler(
      for: SendMessage.self,
      loss: OutboxLoss(remember: { _, _ in Data() }, restore: { _, _, _ in }),
      send: { command, delivery in
        let remote = RemoteChats(api: api, person: PersonID(delivery.owner), report: { _ in })
        let message = NewMessageDTO(id: command.id, text: command.text, photo: command.photo)
        return try await remote.send(message, to: command.key.chat, key: delivery.key)
      },
      applied: { command, answer, database in
        try messageLog.insert(answer.record, of: command.key.log, in: database)
      }, undo: { _, _ in })
  }

  /// The messages of a chat that the service does not have, as far as is known.
  static func pending(
    of key: ChatKey, _ outbox: Outbox, in database: Database
  ) throws -> [PendingMessage] {
    let (owner, subject) = (key.person.rawValue, key.chat.subject)
    let commands = try outbox.commands(Self.self, of: owner, on: subject, in: database)
    let known = Dictionary(commands.map { ($0.entry.id, $0.command) }) { $1 }
    return try outbox.entries(of: owner, on: subject, in: database)
      .filter { $0.kind == kind }
      .map { PendingMessage($0, known[$0.id]) }
  }
}

extension PendingMessage {
  /// - Parameter command: Nil when it is from another version of the program.
  fileprivate init(_ entry: OutboxEntry, _ command: SendMessage?) {
    self.init(
      id: MessageID(rawValue: command?.id ?? "entry-\(entry.id)"), text: command?.text ?? "",
      photo: command?.photo.map(PhotoID.init(rawValue:)), written: entry.enqueued,
      state: command == nil ? .unreadable : State(entry.state))
  }
}

extension PendingMessage.State {
  fileprivate init(_ state: OutboxEntry.State) {
    switch state {
    case .waiting: self = .waiting
    case .parked(.refused(let reason)): self = .parked(.init(reason))
    case .parked(.conflict), .overruled: self = .parked(.other)
    case .unreadable: self = .unreadable
    }
  }
}

extension PendingMessage.Refusal {
  /// - Parameter reason: The service's code.
  fileprivate init(_ reason: String) {
    switch reason {
    case Outbox.lost: self = .lost
    case "unknown-chat", "unknown-request", "unknown-photo": self = .gone
    case "not-for-your-role": self = .notAllowed
    case "invalid-body": self = .notAccepted
    default: self = .other
    }
  }
}
