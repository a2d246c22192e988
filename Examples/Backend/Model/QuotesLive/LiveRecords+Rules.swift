extension LiveRecords {
  /// Returns the request of a chat that the member may take part in: as its homeowner, or as its
  /// professional. The professional must have applied.
  ///
  /// - Throws: ``QuotesRefusal/unknownChat`` when there is none, or the member may not take part.
  public func request(of chat: ChatID, visibleTo member: Member.ID) throws -> WorkRequest {
    guard let request = try request(chat.request),
      member == request.homeowner || member == chat.professional,
      try hasApplied(chat.professional, to: chat.request)
    else { throw QuotesRefusal.unknownChat }
    return request
  }

  /// Finds a photo that the member may see: their own, or one that its owner has shown in a request or a
  /// chat that the member may see. A photo id used by anyone but the owner gives no access.
  ///
  /// - Throws: ``QuotesRefusal/unknownPhoto`` when there is none, or the member may not see it.
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

  /// Notifies both participants of a chat, in all of their open windows, that it has changed.
  func tell(about chat: ChatID, of request: WorkRequest) throws {
    try record(
      .chat(chat.request, professional: chat.professional),
      for: [request.homeowner, chat.professional])
  }
}
