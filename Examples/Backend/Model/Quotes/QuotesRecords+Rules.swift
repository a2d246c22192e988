extension QuotesRecords {
  /// A request that this person may see: their own, one that is open, or one they applied to.
  ///
  /// - Throws: ``QuotesRefusal/unknownRequest`` when there is none, or it is none of their business.
  public func request(_ id: WorkRequest.ID, visibleTo member: Member) throws -> WorkRequest {
    guard let request = try request(id) else { throw QuotesRefusal.unknownRequest }
    switch member.role {
    case .homeowner:
      guard request.homeowner == member.id else { throw QuotesRefusal.unknownRequest }
    case .professional:
      guard try request.state == .open || hasApplied(member.id, to: id) else {
        throw QuotesRefusal.unknownRequest
      }
    }
    return request
  }

  public func hasApplied(_ professional: Member.ID, to request: WorkRequest.ID) throws -> Bool {
    try applications(to: request).contains { $0.professional == professional }
  }

  /// A request of this homeowner.
  ///
  /// - Throws: ``QuotesRefusal/unknownRequest`` when there is none, or it is someone else's.
  func request(_ id: WorkRequest.ID, of homeowner: Member.ID) throws -> WorkRequest {
    guard let request = try request(id), request.homeowner == homeowner else {
      throw QuotesRefusal.unknownRequest
    }
    return request
  }

  /// Keeps what the homeowner did to a request, as its next version.
  func keep(_ request: WorkRequest) throws -> WorkRequest {
    var next = request
    next.version += 1
    try update(next)
    try tell(about: next)
    return next
  }

  /// Photos that a homeowner may put into a request: their own. With those of others they could have them
  /// shown to them.
  func requireOwn(_ photos: [PhotoID], of homeowner: Member.ID) throws {
    for photo in photos where try owner(of: photo) != homeowner {
      throw QuotesRefusal.unknownPhoto
    }
  }

  /// Has everyone who has to do with a request know that there is something new about it.
  func tell(about request: WorkRequest, besides others: [Member] = []) throws {
    let applicants = try applications(to: request.id).map(\.professional)
    try record(
      .request(request.id), for: Set([request.homeowner] + applicants + others.map(\.id)))
  }
}
