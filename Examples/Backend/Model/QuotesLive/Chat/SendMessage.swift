import SillarModel

/// Adds a message to the end of a chat.
///
///     let send = try SendMessage(id, in: chat, text: "At nine?", photo: nil, by: ana)
///     let message = try send.execute(in: records)
public struct SendMessage: Sendable {
  private let id: ChatMessage.ID
  private let chat: ChatID
  private let text: String
  private let photo: PhotoID?
  private let sender: Member.ID

  /// - Throws: ``QuotesRefusal/invalid(_:)`` when the message is empty, or the text is invalid.
  public init(
    _ id: ChatMessage.ID, in chat: ChatID, text: String, photo: PhotoID?, by sender: Member.ID
  ) throws(QuotesRefusal) {
    self.id = id
    self.chat = chat
    self.text = try text.checked(ChatMessage.textLengths, "text", .multiline)
    guard !self.text.isEmpty || photo != nil else {
      throw .invalid(InputFault("text", "has to say something where there is no photo"))
    }
    self.photo = photo
    self.sender = sender
  }

  /// - Returns: the new message; the existing one when it was sent before under another key.
  public func execute(in records: any LiveRecords) throws -> ChatMessage {
    let request = try records.request(of: chat, visibleTo: sender)
    if let known = try records.message(id) {
      guard known.chat == chat, known.from == sender, known.text == text, known.photo == photo
      else { throw QuotesRefusal.idTaken }
      return known
    }
    // Only the owner may share a photo: otherwise anyone with its id could get access to it.
    if let photo, try records.photo(photo)?.owner != sender { throw QuotesRefusal.unknownPhoto }
    let message = ChatMessage(
      id: id, chat: chat, number: try records.lastNumber(of: chat) + 1, from: sender, text: text,
      photo: photo, sent: records.now)
    try records.insert(message)
    try records.tell(about: chat, of: request)
    return message
  }
}
