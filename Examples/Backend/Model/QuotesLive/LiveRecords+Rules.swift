extension LiveRecords {
  /// The request of a chat that this person may take part in: its homeowner, or the professional, who
  /// has to have applied.
  ///
  /// - Throws: ``QuotesRefusal/unknownChat`` when there is none, or it is none of their business.
  public func request(of chat: ChatID, visibleTo member: Member.ID) throws -> WorkRequest {
    guard let request = try request(chat.request),
      member == request.homeowner || member == chat.professional,
      try hasApplied(chat.professional, to: chat.request)
    else { throw QuotesRefusal.unknownChat }
    return request
  }

  /// A photo that this person may see: their own, or one that its owner has shown in a request or a
  /// chat that they may see. That somebody else wrote its id somewhere shows it to nobody.
  ///
  /// - Throws: ``QuotesRefusal/unknownPhoto`` when there is none, or it is none of their business.
  public func photo(_ id: PhotoID, visibleTo member: Member) throws -> StoredPhoto {
    guard let photo = try photo(id) else { throw QuotesRefusal.unknownPhoto }
    if photo.owner == member.id { return photo }
    for request in try requests(showing: id) {
      guard let request = try self.request(request), request.homeowner == photo.owner else {
        continue
      }
      if try sees(member, { _ = try self.request(request.id, visibleTo: member) }) { return photo }
    }
    for message in try messages(showing: id) where message.from == photo.owner {
      if try sees(member, { _ = try self.request(of: message.chat, visibleTo: member.id) }) {
        return photo
      }
    }
    throw QuotesRefusal.unknownPhoto
  }

  private func sees(_ member: Member, _ look: () throws -> Void) throws -> Bool {
    do {
      try look()
      return true
    } catch is QuotesRefusal {
      return false
    }
  }

  /// Has both of a chat know that there is something new in it, in all of their windows.
  func tell(about chat: ChatID, of request: WorkRequest) throws {
    try record(
      .chat(chat.request, professional: chat.professional),
      for: [request.homeowner, chat.professional])
  }
}
