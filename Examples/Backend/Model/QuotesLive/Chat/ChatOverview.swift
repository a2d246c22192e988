/// A chat as one of its two participants sees it in a list.
///
///     for chat in try ListChats(of: member).execute(in: records) { print(chat.with.name) }
public struct ChatOverview: Equatable, Sendable {
  public let request: WorkRequest
  /// The other participant.
  public let with: Member
  public let last: ChatMessage?
  /// The number of unread messages of the other participant.
  public let unread: Int
}
