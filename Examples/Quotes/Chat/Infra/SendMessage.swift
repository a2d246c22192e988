import ChatModel
import Foundation
import SillarData
import Work
import WorkInfra

/// Passes a message on to the other person.
struct SendMessage: OutboxCommand {
  static let kind = "chat-message"
  static let version = 1

  let person: PersonID
  let request: RequestID
  let professional: PersonID
  let id: MessageID
  let text: String
  let photo: PhotoID?

  var subject: String { key.chat.subject }

  var key: ChatKey {
    ChatKey(person: person, chat: ChatID(request: request, professional: professional))
  }

  /// Sends the message. The command itself is its local effect.
  static func handler(_ api: WorkAPI) -> OutboxHandler {
    OutboxHandler(
      for: SendMessage.self,
      loss: OutboxLoss(remember: { _, _ in Data() }, restore: { _, _, _ in }),
      send: { command, delivery -> MessageDTO in
        let message = NewMessageDTO(id: command.id, text: command.text, photo: command.photo)
        return try await api.send(
          .post(command.key.path("messages"), json: message, idempotencyKey: delivery.key),
          as: PersonID(delivery.owner))
      },
      applied: { command, answer, database in
        try messageLog.insert(answer.record, of: command.key.log, in: database)
      }, undo: { _, _ in })
  }

  /// The messages of a chat that are not known to be at the service.
  static func pending(
    of key: ChatKey, _ outbox: Outbox, in database: SQLTransaction
  ) throws -> [ConversationLine] {
    let (owner, subject) = (key.person.rawValue, key.chat.subject)
    let commands = try outbox.commands(Self.self, of: owner, on: subject, in: database)
    let known = Dictionary(commands.map { ($0.entry.id, $0.command) }) { $1 }
    return try outbox.entries(of: owner, on: subject, in: database)
      .filter { $0.kind == kind }
      .map { ConversationLine($0, known[$0.id]) }
  }
}

extension ConversationLine {
  /// - Parameter command: Nil when it is from another version of the program.
  fileprivate init(_ entry: OutboxEntry, _ command: SendMessage?) {
    self.init(
      id: command?.id ?? MessageID(rawValue: "entry-\(entry.id)"), text: command?.text ?? "",
      photo: command?.photo, date: entry.enqueued,
      mark: command == nil ? .unreadable : MessageMark(entry.state))
  }
}

extension MessageMark {
  fileprivate init(_ state: OutboxEntry.State) {
    switch state {
    case .waiting: self = .waiting
    case .parked(.refused(let reason)): self = .parked(Refusal(code: reason))
    case .parked(.conflict), .overruled: self = .parked(.other)
    case .unreadable: self = .unreadable
    }
  }
}

extension MessageMark.Refusal {
  /// - Parameter code: The error code of the service.
  fileprivate init(code: String) {
    switch code {
    case Outbox.lost: self = .lost
    case "unknown-chat", "unknown-request", "unknown-photo": self = .gone
    case "not-for-your-role": self = .notAllowed
    case "invalid-body": self = .notAccepted
    default: self = .other
    }
  }
}
