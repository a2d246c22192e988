public import ChatModel
public import Work
public import WorkInfra

/// Builds what people can do with their chats, on the API, SQLite and the outbox that all modules share. One per
/// program; actions are per person.
///
/// ```swift
/// func actions(for ana: Person, _ service: WorkService) -> ChatActions {
///   ChatInfraFactory(service: service).actions(for: ana)
/// }
/// ```
public struct ChatInfraFactory: Sendable {
  private let service: WorkService
  private let receipts: ReceiptSender
  private let drafts: DraftKeeper

  public init(service: WorkService) {
    self.service = service
    receipts = ReceiptSender { numbers, key in
      try await Self.remote(service, key.person)
        .tell(delivered: numbers.delivered, read: numbers.read, of: key.chat)
    }
    drafts = DraftKeeper(drafts: service.drafts, report: service.report)
  }

  /// What this person can do.
  public func actions(for person: Person) -> ChatActions {
    let remote = Self.remote(service, person.id)
    return ChatActions(
      chats: CachedChats(
        person: person.id, service: service, remote: remote, receipts: receipts),
      chat: CachedChat(
        person: person.id, service: service, remote: remote, receipts: receipts, drafts: drafts))
  }

  private static func remote(_ service: WorkService, _ person: PersonID) -> RemoteChats {
    RemoteChats(api: service.api, person: person, report: service.report)
  }
}
