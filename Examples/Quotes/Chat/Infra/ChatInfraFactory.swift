public import ChatModel
import SillarData
public import Work
public import WorkInfra

/// Makes the chats of people, on the API, the database and the outbox that all modules share. One per program.
///
/// ```swift
/// func chats(of ana: Person, _ service: WorkService) -> any ChatRepository {
///   ChatInfraFactory(service: service).chats(of: ana)
/// }
/// ```
public struct ChatInfraFactory: Sendable {
  private let service: WorkService
  private let receipts: ReceiptSender
  private let live: LiveReader<ChatSubject>
  private let drafts: KeptDrafts

  public init(service: WorkService) {
    self.service = service
    let receipts = ReceiptSender { try await service.tell($0, of: $1) }
    self.receipts = receipts
    drafts = KeptDrafts(service.drafts, report: service.remote.report)
    live = LiveReader(
      database: service.database, connectivity: service.remote.connectivity,
      history: service.history,
      events: { subject in
        service.events.events(of: subject.person).filter(subject.isConcerned).map { _ in }
      },
      commands: {
        service.outbox.changes(of: $0.person.rawValue, where: $0.isConcerned(byCommandsOn:))
      },
      report: service.remote.report,
      fetch: { try await ChatUpdate(service: service, receipts: receipts).run($0) })
  }

  /// The chats of a person.
  public func chats(of person: Person) -> any ChatRepository {
    LocalChats(person: person.id, service: service, receipts: receipts, live: live, drafts: drafts)
  }
}

/// The subject of a read: a person's list of chats, or one of them.
struct ChatSubject: Hashable, Sendable, CustomStringConvertible {
  let person: PersonID
  /// Nil for the list.
  let chat: ChatID?

  /// For a log, without the person.
  var description: String { chat == nil ? "the list of chats" : "a chat" }

  /// - Parameter subject: The subject of a command.
  @Sendable func isConcerned(byCommandsOn subject: String) -> Bool {
    chat.map { $0.subject == subject } ?? ChatID.isSubject(subject)
  }

  @Sendable func isConcerned(by event: WorkEvent) -> Bool {
    switch event {
    case .changedAnywhere: true
    case .chatChanged(let request, let professional):
      chat.map { $0 == ChatID(request: request, professional: professional) } ?? true
    // A professional's application adds a chat to the list.
    case .requestChanged: chat == nil
    }
  }
}
