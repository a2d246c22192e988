import struct Foundation.Date

/// Lists the chats of a member, the most recently active first.
///
///     let chats = try ListChats(of: ana).execute(in: records)
public struct ListChats: Sendable {
  private let member: Member.ID

  public init(of member: Member.ID) { self.member = member }

  public func execute(in records: any LiveRecords) throws -> [ChatOverview] {
    var found: [(date: Date, chat: ChatOverview)] = []
    for (chat, application) in try records.chats(of: member) {
      guard let request = try records.request(chat.request),
        let other = try records.findMember(
          member == request.homeowner ? chat.professional : request.homeowner)
      else { continue }
      let last = try records.messages(of: chat, before: nil, limit: 1).first
      let read = try records.receipts(of: chat)[member]?.read ?? 0
      let overview = ChatOverview(
        request: request, with: other, last: last,
        unread: try records.unread(of: member, in: chat, after: read))
      found.append((last?.sent ?? application.applied, overview))
    }
    return found.sorted { $0.date > $1.date }.map(\.chat)
  }
}
