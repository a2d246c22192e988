/// A chat as one of the two sees it in a list.
///
///     for chat in try ListChats(of: member).execute(in: records) { print(chat.with.name) }
public struct ChatOverview: Equatable, Sendable {
  public let request: WorkRequest
  /// The other one.
  public let with: Member
  public let last: ChatMessage?
  /// How many of the other one's messages have not been read.
  public let unread: Int
}
