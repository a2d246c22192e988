/// Stores which messages were delivered to a member, and which they have read.
///
///     try ConfirmMessages(of: chat, ChatReceipt(delivered: 12, read: 10), by: ana).execute(in: records)
public struct ConfirmMessages: Sendable {
  private let chat: ChatID
  private let receipt: ChatReceipt
  private let member: Member.ID

  public init(of chat: ChatID, _ receipt: ChatReceipt, by member: Member.ID) {
    self.chat = chat
    self.receipt = receipt
    self.member = member
  }

  public func execute(in records: any LiveRecords) throws {
    let request = try records.request(of: chat, visibleTo: member)
    let known = try records.receipts(of: chat)[member] ?? ChatReceipt()
    let grown = known.grown(to: receipt, last: try records.lastNumber(of: chat))
    // An unchanged receipt sends no event.
    guard grown != known else { return }
    try records.keep(grown, of: member, in: chat)
    try records.tell(about: chat, of: request)
  }
}
